/** What the drawing of the first page and the real page know of each other. */
export const DRAWN = 'drawn'
/** Where the build has laid the script of the page. */
export const SCRIPTS = 'scripts'
