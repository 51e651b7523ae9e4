/** Texts of notifications for users who are not at the table. */
export const noticesEn = {
  'notice.move.title': 'Your move',
  'notice.move': '{opponent, select, none {Your move} other {{opponent} has moved. Your move}} in {game}.',
  'notice.begun.title': '{awaited, select, yes {Your opponent has joined} other {Game started}}',
  'notice.begun':
    '{awaited, select, yes {{opponent, select, none {Your opponent} other {{opponent}}} has joined. {game} starts when you open it.} other {{opponent, select, none {{game} has started.} other {{game} against {opponent} has started.}}}}',
  'notice.challenge.title': 'New challenge',
  'notice.challenge': '{opponent, select, none {New challenge: {game}} other {{opponent} challenges you to {game}}}.',
  'notice.draw.title': 'Draw offered',
  'notice.draw': '{opponent, select, none {Your opponent} other {{opponent}}} offers a draw in {game}.',
  'notice.over.title': 'Game over',
  'notice.over':
    '{outcome, select, won {You won {game}} lost {You lost {game}} other {{game} ended in a draw}}{opponent, select, none {} other { against {opponent}}}.',
  'notice.short.title': 'Low on time',
  'notice.short':
    'You have {hours, plural, =0 {less than an hour} one {about # hour} other {about # hours}} left for your move in {game}{opponent, select, none {} other { against {opponent}}}.',
  'notice.confirm.title': 'Confirm your email',
  'notice.confirm': 'You asked Hotline to send notifications and password links to this address. Confirm it here:',
  'notice.confirm.ignore': 'Not you? Ignore this mail.',
  'notice.password.title': 'Reset your Hotline password',
  'notice.password': 'Set a new password for {name} here. The link works once, for {minutes, plural, one {# minute} other {# minutes}}:',
  'notice.password.ignore': 'Not you? Ignore this mail; your password stays the same.',
  'notice.why': 'You get this because email notifications are on.',
  'notice.stop': 'Unsubscribe:',

  'notice.page.confirm': 'Send notifications and password links to this address?',
  'notice.page.confirm.do': 'Confirm',
  'notice.page.confirm.done': 'Email notifications are on.',
  'notice.page.stop': 'Stop email notifications?',
  'notice.page.stop.do': 'Unsubscribe',
  'notice.page.stop.done': 'Email notifications are off. You can turn them on again on your account page.',
  'notice.page.wrong': 'Invalid or expired link. Open your account page to start again.',

  'hook.begun': '{us} (US) and {ussr} (USSR) have started {game}.',
  'hook.over':
    '{winner, select, us {{us} (US) beat {ussr} (USSR) in {game}} ussr {{ussr} (USSR) beat {us} (US) in {game}} other {{us} (US) and {ussr} (USSR) drew in {game}}}.',
  'hook.somebody': 'unknown player',

  'notice.game.twilight-struggle': 'Twilight Struggle',
  'notice.game.red-sea': 'Red Sea',
} as const
