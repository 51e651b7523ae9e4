import type { NoticeKey } from '../notices.ts'

export const noticesRu: Readonly<Record<NoticeKey, string>> = {
  'notice.move.title': 'Ваш ход',
  'notice.move': '{opponent, select, none {Ваш ход} other {Соперник ({opponent}) сделал ход, теперь ваш}}: {game}.',
  'notice.begun.title': '{awaited, select, yes {Соперник ждёт вас} other {Партия началась}}',
  'notice.begun':
    '{awaited, select, yes {Соперник за столом{opponent, select, none {} other { ({opponent})}}. Партия начнётся, когда вы её откроете: {game}.} other {Партия началась: {game}{opponent, select, none {} other {, соперник — {opponent}}}.}}',
  'notice.challenge.title': 'Вас вызывают на партию',
  'notice.challenge': 'Вас приглашают сыграть: {game}{opponent, select, none {} other {, соперник — {opponent}}}.',
  'notice.draw.title': 'Предложена ничья',
  'notice.draw': 'Соперник{opponent, select, none {} other { ({opponent})}} предлагает ничью: {game}.',
  'notice.over.title': 'Партия окончена',
  'notice.over':
    '{outcome, select, won {Вы победили} lost {Вы проиграли} other {Ничья}}: {game}{opponent, select, none {} other {, соперник — {opponent}}}.',
  'notice.short.title': 'Время на исходе',
  'notice.short':
    'На ход у вас {hours, plural, =0 {осталось меньше часа} one {остался примерно # час} few {осталось примерно # часа} other {осталось примерно # часов}}: {game}{opponent, select, none {} other {, соперник — {opponent}}}.',
  'notice.confirm.title': 'Подтвердите адрес',
  'notice.confirm':
    'Кто-то (скорее всего, вы) указал этот адрес в Hotline, чтобы получать письма о своём ходе и о смене пароля. Если это вы, подтвердите:',
  'notice.confirm.ignore': 'Если это не вы, ничего не делайте.',
  'notice.password.title': 'Новый пароль для Hotline',
  'notice.password':
    'Кто-то (скорее всего, вы) просит новый пароль для аккаунта {name}. Задайте его по ссылке; она сработает один раз, в течение {minutes, plural, one {# минуты} few {# минут} many {# минут} other {# минуты}}:',
  'notice.password.ignore': 'Если это не вы, ничего не делайте: пароль останется прежним.',
  'notice.why': 'Вы получили это письмо, потому что включили уведомления.',
  'notice.stop': 'Отписаться:',

  'notice.page.confirm': 'Присылать на этот адрес уведомления и ссылки для смены пароля?',
  'notice.page.confirm.do': 'Подтвердить',
  'notice.page.confirm.done': 'Уведомления по почте включены.',
  'notice.page.stop': 'Отключить уведомления по почте?',
  'notice.page.stop.do': 'Отписаться',
  'notice.page.stop.done': 'Уведомления по почте выключены. Включить их снова можно в аккаунте.',
  'notice.page.wrong': 'Ссылка недействительна или устарела. Откройте аккаунт и начните заново.',

  'hook.begun': 'Началась партия: {game}, {us} (США) — {ussr} (СССР).',
  'hook.over':
    'Партия окончена: {game}, {us} (США) — {ussr} (СССР). {winner, select, us {Победили США} ussr {Победил СССР} other {Ничья}}.',
  'hook.somebody': 'неизвестный игрок',

  'notice.game.twilight-struggle': '«Сумеречная борьба»',
  'notice.game.red-sea': '«Красное море»',
}
