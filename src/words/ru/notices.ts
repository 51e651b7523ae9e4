import type { NoticeKey } from '../notices.ts'

export const noticesRu: Readonly<Record<NoticeKey, string>> = {
  'notice.move.title': 'Ваш ход',
  'notice.move': '{opponent, select, none {Ваш ход} other {Соперник ({opponent}) сделал ход, теперь ваша очередь}}: {game}.',
  'notice.begun.title': '{awaited, select, yes {Партия ждет вас} other {Партия началась}}',
  'notice.begun':
    '{awaited, select, yes {Соперник за столом{opponent, select, none {} other { ({opponent})}}. Партия начнется, когда вы ее откроете: {game}.} other {Партия началась: {game}{opponent, select, none {} other {, соперник — {opponent}}}.}}',
  'notice.challenge.title': 'Вас вызывают на игру',
  'notice.challenge': 'Вас приглашают сыграть: {game}{opponent, select, none {} other {, соперник — {opponent}}}.',
  'notice.draw.title': 'Вам предлагают ничью',
  'notice.draw': 'Соперник{opponent, select, none {} other { ({opponent})}} предлагает ничью: {game}.',
  'notice.over.title': 'Партия окончена',
  'notice.over':
    '{outcome, select, won {Вы победили} lost {Вы проиграли} other {Ничья}}: {game}{opponent, select, none {} other {, соперник — {opponent}}}.',
  'notice.short.title': 'Время на исходе',
  'notice.short':
    'На ход у вас {hours, plural, =0 {осталось меньше часа} one {остался примерно # час} few {осталось примерно # часа} other {осталось примерно # часов}}: {game}{opponent, select, none {} other {, соперник — {opponent}}}.',
  'notice.confirm.title': 'Присылать вам письма от Hotline?',
  'notice.confirm':
    'Кто-то (скорее всего, вы) попросил Hotline писать на этот адрес: когда наступает его ход или если забыт пароль. Если это вы, подтвердите:',
  'notice.confirm.ignore': 'Если это не вы, ничего не делайте: больше писем не будет.',
  'notice.password.title': 'Новый пароль для Hotline',
  'notice.password':
    'Кто-то (скорее всего, вы) просит новый пароль для учетной записи {name}. Задайте его по ссылке; она сработает один раз, в течение {minutes, plural, one {# минуты} few {# минут} many {# минут} other {# минуты}}:',
  'notice.password.ignore': 'Если это не вы, ничего не делайте: пароль останется прежним.',
  'notice.why': 'Вы получили это письмо, потому что просили Hotline сообщать вам об этом.',
  'notice.stop': 'Больше не присылать:',

  'notice.page.confirm': 'Присылать письма на этот адрес, когда наступает ваш ход или если вы забыли пароль?',
  'notice.page.confirm.do': 'Да, присылать',
  'notice.page.confirm.done': 'Теперь вам будут приходить письма.',
  'notice.page.stop': 'Больше не присылать вам письма?',
  'notice.page.stop.do': 'Не присылать',
  'notice.page.stop.done': 'Письма больше приходить не будут. Это можно изменить в любой момент на вашей странице.',
  'notice.page.wrong': 'Ссылка недействительна или устарела. Откройте настройки и начните заново.',

  'hook.begun': 'Началась партия: {game}, {us} (США) — {ussr} (СССР).',
  'hook.over':
    'Партия окончена: {game}, {us} (США) — {ussr} (СССР). {winner, select, us {Победили США} ussr {Победил СССР} other {Ничья}}.',
  'hook.somebody': 'неизвестный игрок',

  'notice.game.twilight-struggle': '«Сумеречная борьба»',
  'notice.game.red-sea': '«Красное море»',
}
