/** `drawMaps()` of maps.ts and `drawLiving()` of first/living.ts, as the build has drawn them (vite.config.ts). */
declare module 'virtual:maps' {
  const maps: Readonly<Record<'twilight-struggle' | 'red-sea', import('./picture.ts').MapFacts>>
  export default maps
}
declare module 'virtual:living' {
  const living: import('./living-game.ts').LivingGame
  export default living
}
