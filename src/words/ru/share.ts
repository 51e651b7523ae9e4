/** Что говорит ссылка на позицию, пока её не открыли: заголовок и картинка. */
import type { shareEn } from '../en/share.ts'

export const shareRu = {
  'share.game.twilight-struggle': '«Сумеречная борьба»',
  'share.game.red-sea': '«Красное море»',
  'share.title': '{game}, раунд {turn}: {phase}',
  'share.over': '{winner, select, us {США победили} ussr {СССР победил} other {Ничья}}',
  'share.turn': 'Раунд {turn}',
  'share.vp': 'ПО',
  'share.even': 'Поровну',
  'share.about': 'Посмотрите эту партию ход за ходом на Hotline.',
} as const satisfies Readonly<Record<keyof typeof shareEn, string>>
