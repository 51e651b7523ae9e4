/** The seat of a person; every other name is that of a bot. */
export const HUMAN = 'human'
