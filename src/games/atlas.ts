/**
 * Every country of both games, in one order, so that a card means the same country on every map it is played on.
 * A map says which of them it has (`makeMap`).
 */
const ids = [
  'canada',
  'united-kingdom',
  'norway',
  'sweden',
  'finland',
  'denmark',
  'benelux',
  'france',
  'spain-portugal',
  'italy',
  'west-germany',
  'greece',
  'turkey',
  'austria',
  'east-germany',
  'poland',
  'czechoslovakia',
  'hungary',
  'romania',
  'yugoslavia',
  'bulgaria',
  'libya',
  'egypt',
  'israel',
  'lebanon',
  'syria',
  'jordan',
  'iraq',
  'iran',
  'gulf-states',
  'saudi-arabia',
  'afghanistan',
  'pakistan',
  'india',
  'burma',
  'laos-cambodia',
  'thailand',
  'vietnam',
  'malaysia',
  'indonesia',
  'philippines',
  'australia',
  'japan',
  'taiwan',
  'south-korea',
  'north-korea',
  'morocco',
  'algeria',
  'tunisia',
  'west-african-states',
  'ivory-coast',
  'saharan-states',
  'nigeria',
  'cameroon',
  'zaire',
  'angola',
  'south-africa',
  'botswana',
  'zimbabwe',
  'southeast-african-states',
  'kenya',
  'somalia',
  'ethiopia',
  'sudan',
  'mexico',
  'guatemala',
  'el-salvador',
  'honduras',
  'costa-rica',
  'nicaragua',
  'panama',
  'cuba',
  'haiti',
  'dominican-republic',
  'colombia',
  'venezuela',
  'ecuador',
  'peru',
  'bolivia',
  'chile',
  'argentina',
  'paraguay',
  'uruguay',
  'brazil',
  'djibouti',
  'madagascar',
  'yemen',
  'south-yemen',
  'oman',
  'strategic-sea-lanes',
  'chinese-civil-war',
] as const

export const ATLAS: readonly string[] = ids

const at = (id: (typeof ids)[number]): number => ids.indexOf(id)

export const Canada = at('canada')
export const UnitedKingdom = at('united-kingdom')
export const France = at('france')
export const WestGermany = at('west-germany')
export const Turkey = at('turkey')
export const EastGermany = at('east-germany')
export const Poland = at('poland')
export const Czechoslovakia = at('czechoslovakia')
export const Hungary = at('hungary')
export const Romania = at('romania')
export const Yugoslavia = at('yugoslavia')
export const Bulgaria = at('bulgaria')
export const Libya = at('libya')
export const Egypt = at('egypt')
export const Israel = at('israel')
export const Lebanon = at('lebanon')
export const Syria = at('syria')
export const Jordan = at('jordan')
export const Iraq = at('iraq')
export const Iran = at('iran')
export const GulfStates = at('gulf-states')
export const SaudiArabia = at('saudi-arabia')
export const Pakistan = at('pakistan')
export const India = at('india')
export const Thailand = at('thailand')
export const Vietnam = at('vietnam')
export const Japan = at('japan')
export const Taiwan = at('taiwan')
export const SouthKorea = at('south-korea')
export const Zaire = at('zaire')
export const Angola = at('angola')
export const SouthAfrica = at('south-africa')
export const SoutheastAfricanStates = at('southeast-african-states')
export const Kenya = at('kenya')
export const Somalia = at('somalia')
export const Ethiopia = at('ethiopia')
export const Sudan = at('sudan')
export const CostaRica = at('costa-rica')
export const Nicaragua = at('nicaragua')
export const Panama = at('panama')
export const Cuba = at('cuba')
export const Venezuela = at('venezuela')
export const Chile = at('chile')
export const Argentina = at('argentina')
export const Djibouti = at('djibouti')
export const Madagascar = at('madagascar')
export const Yemen = at('yemen')
export const SouthYemen = at('south-yemen')
export const Oman = at('oman')
export const StrategicSeaLanes = at('strategic-sea-lanes')
export const ChineseCivilWar = at('chinese-civil-war')
