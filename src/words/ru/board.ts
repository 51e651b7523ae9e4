/** What the map and the tracks say, in Russian. */
import type { boardEn } from '../en/board.ts'

export const boardRu: Readonly<Record<keyof typeof boardEn, string>> = {
  'board.map': 'Поле: {game}',
  'board.help': 'Стрелки — к соседней стране, Enter — выбрать, от 1 до {n} — показать регион, 0 — всё поле, плюс и минус — масштаб.',
  'board.country':
    '{country}{kind, select, battleground {, ключевая страна} flashpoint {, горячая точка} area {, не страна} other {}}, стабильность {stability}{printed, plural, =0 {} other { вместо {printed}}}, США {us}, СССР {ussr}, {controller, select, us {под контролем США} ussr {под контролем СССР} other {без контроля}}.',
  'board.marker': 'Жетон {card}.',
  'board.protected': 'Защищена от переворотов: {card}.',
  'board.is-closed': 'При этом DEFCON перевороты и снижение влияния здесь запрещены.',
  'board.can-be-chosen': 'Можно выбрать.',
  'board.cannot-be-chosen': 'Выбрать нельзя.',
  'board.about':
    '{kind, select, battleground {Ключевая страна, стабильность} flashpoint {Горячая точка, стабильность} area {Не страна, контроль при} other {Стабильность}} {stability}{printed, plural, =0 {} other { (было {printed})}}',
  'board.influence': 'США {us}, СССР {ussr}. {controller, select, us {Контроль США} ussr {Контроль СССР} other {Без контроля}}',
  'board.was': 'Было: США {us}, СССР {ussr}',
  'board.closed': 'без переворотов',
  'board.scores': 'присутствие {presence}, превосходство {domination}, контроль {control}',
  'board.wins': 'победа',
  'board.tools': 'Вид поля',
  'board.zoom-in': 'Приблизить',
  'board.zoom-out': 'Отдалить',
  'board.show-all': 'Всё поле',
  'board.all': 'Всё',
  'board.show-region': 'Показать: {region}',
  'board.beyond':
    '{edge, select, left {К западу} right {К востоку} up {К северу} other {К югу}} {n, plural, one {# доступная страна} few {# доступные страны} many {# доступных стран} other {# доступной страны}}',

  'text-board.caption': '{region}: присутствие — {presence}, превосходство — {domination}, контроль — {control}',
  'text-board.other': 'Вне регионов',
  'text-board.controlled': 'Под контролем из {all} стран: США {us}, СССР {ussr}. Из {keys} ключевых: США {usKeys}, СССР {ussrKeys}.',
  'text-board.country': 'Страна',
  'text-board.stability': 'Стабильность',
  'text-board.stability.short': 'Стаб.',
  'text-board.kind': 'Вид',
  'text-board.control': 'Контроль',
  'text-board.choice': 'Выбор',
  'text-board.battleground': 'ключевая',
  'text-board.flashpoint': 'горячая точка',
  'text-board.area': 'не страна',
  'text-board.nobody': 'нет',
  'text-board.choose': 'Выбрать: {country}',
  'text-board.closed': 'При DEFCON {n} перевороты и снижение влияния в этом регионе запрещены.',
  'text-board.before': '{n}, было {was}',
  'text-board.only-legal': 'Только доступные страны',

  'tracks.name': 'Шкалы',
  'tracks.turn': 'Раунд',
  'tracks.of': '{n} из {all}',
  'tracks.round': 'Ход',
  'tracks.phase.setup': 'Подготовка',
  'tracks.phase.headline': 'Начальные события',
  'tracks.phase.cleanup': 'Конец раунда',
  'tracks.vp': 'ПО',
  'tracks.vp.about':
    '{limit} ПО — победа. {n, plural, =0 {Счёт {score}} one {Впереди {side} ({score})} few {Впереди {side} ({score})} many {Впереди {side} ({score})} other {Впереди {side} ({score})}}.',
  'tracks.defcon': 'DEFCON',
  'tracks.defcon.about':
    'DEFCON {n}. {regions, select, none {Перевороты и снижение влияния возможны везде} other {Закрыто для переворотов и снижения влияния: {regions}}}. На уровне 1 проигрывает тот, чей сейчас ход.',
  'tracks.milops': 'Военные операции',
  'tracks.milops.short': 'Воен. операции',
  'tracks.milops.about':
    '{side}: {n} из {needed} очков военных операций. {missing, plural, =0 {Всё выполнено} one {Не хватает #, в конце раунда противник получит # ПО} few {Не хватает #, в конце раунда противник получит # ПО} many {Не хватает #, в конце раунда противник получит # ПО} other {Не хватает #, в конце раунда противник получит # ПО}}.',
  'tracks.space': 'Космическая гонка',
  'tracks.space.short': 'Космос',
  'tracks.space.box': '{n}. {box}',
  'tracks.space.needs': 'Нужна карта, на которой не меньше {ops} ОО, и бросок 1–{roll}.',
  'tracks.space.vp': 'ПО: {first} первому, {second} второму.',
  'tracks.space.ability': 'Способность первого, пока не подойдёт второй: {ability}',
  'tracks.space.holder': 'Сейчас она у {side}.',
  'tracks.space.free': 'Сейчас её нет ни у кого.',
  'tracks.space.tried': 'Карт отправлено в космос в этом раунде: США — {us}, СССР — {ussr}.',
  'tracks.passing.up': 'лицом вверх',
  'tracks.passing.down': 'лицом вниз',
  'tracks.passing.about':
    '{holder, select, nobody {Ни у кого} other {У {holder}, лицом {ready, select, yes {вверх (можно сыграть)} other {вниз (до следующего раунда)}}}}.',
  'tracks.nobody': 'ни у кого',
  'tracks.effects': 'Действующие события',
  'tracks.effects.none': 'нет',
  'tracks.effect.where': 'Где: {places}.',
  'tracks.effect.turn': 'До конца раунда.',
  'tracks.effect.of': '{side, select, both {Для обеих сторон.} other {Для {side}.}}',
}

/** Regions on a button. */
export const shortRegionsRu: Readonly<Record<string, string>> = {
  'middle-east': 'Бл. Восток',
  'central-america': 'Ц. Америка',
  'south-america': 'Ю. Америка',
}

/** Names that fit a box on the map, where the full one does not. */
export const shortNamesRu: Readonly<Record<string, string>> = {
  'united-kingdom': 'Британия',
  'spain-portugal': 'Исп./Порт.',
  czechoslovakia: 'Чехослов.',
  'west-germany': 'Зап. Герм.',
  'east-germany': 'Вост. Герм.',
  'gulf-states': 'Стр. Залива',
  'saudi-arabia': 'Сауд. Аравия',
  'laos-cambodia': 'Лаос/Камб.',
  'south-korea': 'Юж. Корея',
  'north-korea': 'Сев. Корея',
  'west-african-states': 'Зап. Африка',
  'ivory-coast': 'Б. Сл. Кости',
  'saharan-states': 'Стр. Сахары',
  'south-africa': 'ЮАР',
  'southeast-african-states': 'ЮВ Африка',
  'dominican-republic': 'Домин. Респ.',
  'south-yemen': 'Юж. Йемен',
  'strategic-sea-lanes': 'Морские пути',
  'chinese-civil-war': 'Гражд. война',
}
