/** Where the sheet of emblems lies (vite.config.ts). */
declare module 'virtual:emblems' {
  const url: string
  export default url
}
