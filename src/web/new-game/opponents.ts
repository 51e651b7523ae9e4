/** Two people at this screen. */
export const HOT_SEAT = 'hot-seat'

/** A friend at another screen, who gets a link. */
export const FRIEND = 'friend'
