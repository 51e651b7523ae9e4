/** Names that players and other translations use beside those of the catalogues. Searches and the terminal know them. */

/** By the id of a card. */
export const CARD_ALIASES: Readonly<Record<string, readonly string[]>> = {
  'alliance-for-progress': ['Альянс ради прогресса'],
  'awacs-sale-to-saudis': ['АВАКС'],
  centcom: ['ЦЕНТКОМ'],
  comecon: ['СЭВ'],
  'f-5es-delivered': ['Поставка F-5E'],
  'formosan-resolution': ['Тайваньская резолюция'],
  'mengistu-haile-mariam': ['Менгисту Хиле Мариам'],
  'oas-founded': ['ОАГ'],
  quagmire: ['Затруднительное положение'],
  'star-wars': ['СОИ'],
  'the-china-card': ['Карта Китая'],
  'the-lion-falters': ['Лев допускает ошибку'],
  usaid: ['ЮСАИД'],
  'vietnam-revolts': ['Вьетнамская революция'],
  'warsaw-pact-formed': ['Варшавский договор', 'ОВД'],
}

/** By the id of a country. */
export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  'dominican-republic': ['Доминикана'],
  'east-germany': ['ГДР'],
  'ivory-coast': ['Кот-д’Ивуар'],
  'south-africa': ['ЮАР'],
  'united-kingdom': ['Британия', 'Англия', 'UK'],
  'west-germany': ['ФРГ'],
}
