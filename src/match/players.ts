/** Names of players that are not bots. This file imports nothing: the first page of the site needs the names and no rules. */

/** Names a person at this screen; every other name but `REMOTE` names a bot. */
export const HUMAN = 'human'
/** A person at another screen. */
export const REMOTE = 'remote'
