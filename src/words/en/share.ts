/** What a link to a position says before it is opened: title and picture. */
export const shareEn = {
  'share.game.twilight-struggle': 'Twilight Struggle',
  'share.game.red-sea': 'Red Sea',
  'share.title': '{game}, turn {turn}: {phase}',
  'share.over': '{winner, select, us {The US won} ussr {The USSR won} other {Draw}}',
  'share.turn': 'Turn {turn}',
  'share.vp': 'VP',
  'share.even': 'Even',
  'share.about': 'Replay this game move by move on Hotline.',
} as const satisfies Readonly<Record<`share.${string}`, string>>
