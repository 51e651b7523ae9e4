/** Texts of notifications for users who are not at the table. */
export const noticesEn = {
  'notice.move.title': 'Your move',
  'notice.move': '{opponent, select, none {You are to move} other {{opponent} has moved; you are to move}} in {game}.',
  'notice.begun.title': '{awaited, select, yes {The game waits for you} other {The game has begun}}',
  'notice.begun':
    '{awaited, select, yes {{opponent, select, none {Your opponent} other {{opponent}}} has sat down. {game} begins when you open it.} other {{opponent, select, none {{game} has begun.} other {{game} against {opponent} has begun.}}}}',
  'notice.challenge.title': 'A challenge',
  'notice.challenge': '{opponent, select, none {You are challenged to} other {{opponent} challenges you to}} {game}.',
  'notice.draw.title': 'A draw is offered',
  'notice.draw': '{opponent, select, none {Your opponent} other {{opponent}}} offers a draw in {game}.',
  'notice.over.title': 'The game is over',
  'notice.over':
    '{outcome, select, won {You have won} lost {You have lost} other {Nobody has won}} {opponent, select, none {{game}} other {{game} against {opponent}}}.',
  'notice.short.title': 'Your time is running short',
  'notice.short':
    'You have {hours, plural, =0 {less than an hour} one {about # hour} other {about # hours}} left for your move in {game}{opponent, select, none {} other { against {opponent}}}.',
  'notice.confirm.title': 'Do you want mail from Hotline?',
  'notice.confirm':
    'Somebody, probably you, wants Hotline to write to this address: when it is their move, or when the password is lost. If it was you, confirm it here:',
  'notice.confirm.ignore': 'If it was not you, do nothing: you will hear no more.',
  'notice.password.title': 'A new password for Hotline',
  'notice.password':
    'Somebody, probably you, wants a new password for {name}. Choose it here; the link works once, for {minutes, plural, one {# minute} other {# minutes}}:',
  'notice.password.ignore': 'If it was not you, do nothing: the password stays as it is.',
  'notice.why': 'You get this mail because you asked Hotline to tell you.',
  'notice.stop': 'No more mail:',

  'notice.page.confirm': 'Shall Hotline write to this address when it is your move, or when you have lost your password?',
  'notice.page.confirm.do': 'Yes, write to me',
  'notice.page.confirm.done': 'From now on you are told by mail.',
  'notice.page.stop': 'Shall Hotline stop writing to you?',
  'notice.page.stop.do': 'Stop',
  'notice.page.stop.done': 'You get no more mail. You can change that at any time on your page.',
  'notice.page.wrong': 'This link is not valid, or no longer. Open your settings to begin again.',

  'hook.begun': '{us} (US) and {ussr} (USSR) have begun {game}.',
  'hook.over':
    '{us} (US) and {ussr} (USSR) have ended {game}: {winner, select, us {the US has won} ussr {the USSR has won} other {a draw}}.',
  'hook.somebody': 'somebody',

  'notice.game.twilight-struggle': 'Twilight Struggle',
  'notice.game.red-sea': 'Red Sea',
} as const
