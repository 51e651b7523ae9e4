/** Everything that can be chosen when a game is created, in Russian. */
import type { optionsEn } from '../en/options.ts'

export const optionsRu: Record<keyof typeof optionsEn, string> = {
  'section.beginning': 'Издание и сценарий',
  'section.beginning.about': 'С чего начинается партия.',
  'section.cards': 'Карты',
  'section.cards.about': 'Какие карты в игре.',
  'section.tournament': 'Турнир',
  'section.tournament.about': 'Правила раздела 11, из которых выбирают лиги и турниры.',
  'section.variants': 'Варианты правил',
  'section.variants.about':
    'Варианты с последних страниц правил «Сумеречной борьбы». Годятся и для «Красного моря», в правилах которого вариантов нет.',
  'section.readings': 'Спорные правила',
  'section.readings.about': 'Правила, которые читают двояко. По умолчанию — как в печатных правилах, а где они молчат — как прочли мы.',

  'option.edition': 'Издание',
  'option.edition.about':
    'Во втором издании 103 карты без дополнительных, в начале игры нет влияния США в Канаде, у делений космической гонки свои названия, а шестое деление позволяет сбросить сколько угодно неразыгранных карт.',
  'option.edition.deluxe': 'издание Deluxe',
  'option.edition.second': 'второе издание',

  'option.scenario': 'Сценарий',
  'option.scenario.about':
    '«Гражданская война в Китае»: «Китайская карта» ни у кого, пока СССР не разместит 3 влияния в особой области; до этого часть событий запрещена или изменена. «Окончание холодной войны» начинается с раунда 8 на своём поле, и в конце США нужно 20 ПО.',
  'option.scenario.standard': 'обычная игра',
  'option.scenario.chinese-civil-war': 'Гражданская война в Китае',
  'option.scenario.late-war': 'Окончание холодной войны',

  'option.optionalCards': 'Дополнительные карты',
  'option.optionalCards.about': 'В колоде есть карты с номерами от 104 до 110.',

  'option.promoCards': 'Промокарты',
  'option.promoCards.about': 'В колоде есть восемь промокарт. Номера от 111 до 118 дали им мы.',

  'option.mix': 'Карты другой игры',
  'option.mix.about':
    'После подготовки каждая сторона добавляет карты другой игры, всего не больше чем на 9 ОО (раздел 12 правил «Красного моря»).',

  'option.bidding': 'Ставки на стороны',
  'option.bidding.about':
    'Игроки тайно называют сверхдержаву и число. Если сверхдержава одна и та же, её получает большее число, а соперник размещает столько же дополнительного влияния. При равенстве решает случай.',

  'option.handicap': 'Фора',
  'option.handicap.about':
    'Дополнительное влияние США и СССР после подготовки к игре, без ставок: только там, где у стороны уже есть влияние, и не больше чем на 2 сверх нужного для контроля.',

  'option.showHeldCards': 'Показ неразыгранных карт',
  'option.showHeldCards.about':
    'В конце каждого раунда обе стороны доказывают, что не оставили карт подсчёта: показывают нижнюю часть своих карт, по которой остальные карты не узнать. Во втором издании показывают карты целиком.',

  'option.realignAtAnyDefcon': 'Снижение влияния при любом уровне DEFCON',
  'option.realignAtAnyDefcon.about': 'DEFCON не ограничивает снижение влияния, только перевороты.',

  'option.realignWithoutLoss': 'Снижение влияния без потерь',
  'option.realignWithoutLoss.about': 'Тот, кто снижает влияние, не может потерять своё.',

  'option.realignAndPlace': 'Снижение и размещение влияния одной картой',
  'option.realignAndPlace.about': 'ОО карты можно разделить между размещением и снижением влияния, но не в одной стране за один ход.',

  'option.spaceWithoutRoll': 'Космическая гонка без броска',
  'option.spaceWithoutRoll.about': 'Отправив карту в космос, можно не бросать кубик, но тогда и жетон не продвинется.',

  'option.wargamesTie': '«Балансирование на грани» при счёте 0',
  'option.wargamesTie.about': 'Чем кончается партия, если после «Балансирования на грани» счёт равен 0.',
  'option.wargamesTie.draw': 'ничья',
  'option.wargamesTie.opponent': 'побеждает противник того, кто закончил игру',

  'option.heldScoringCheck': 'Когда наказывают за неразыгранную карту подсчёта',
  'option.heldScoringCheck.about':
    'После или до проверки военных операций проигрывает сторона, у которой в конце раунда осталась карта подсчёта.',
  'option.heldScoringCheck.after-military-operations': 'после военных операций',
  'option.heldScoringCheck.before-military-operations': 'до военных операций',

  'option.bothHeldScoring': 'Карты подсчёта у обеих сторон',
  'option.bothHeldScoring.about': 'Чем кончается партия, если в конце раунда карта подсчёта осталась у обеих сторон.',
  'option.bothHeldScoring.draw': 'ничья',
  'option.bothHeldScoring.score-decides': 'побеждает тот, кто впереди по ПО',

  'option.regionalPoint': 'Бонус региона для карты с 0 ОО',
  'option.regionalPoint.about':
    'Карта даёт не меньше 1 ОО. Когда к карте, сниженной до 0, прибавляется бонус региона, например от «Революции во Вьетнаме».',
  'option.regionalPoint.before-lower-limit': 'до повышения до 1: выходит 1',
  'option.regionalPoint.after-lower-limit': 'после повышения до 1: выходит 2',

  'option.stopRealigning': 'Остановка снижения влияния',
  'option.stopRealigning.about':
    'Можно ли остановиться после любой попытки снижения влияния. По печатным правилам тратят все ОО, пока есть подходящие страны.',

  'option.eventWithoutEffect': 'События, которые не могут произойти',
  'option.eventWithoutEffect.about':
    'Можно ли в свой ход сыграть своё или общее событие, которое не может произойти. Тогда эффекта нет, а карта уходит в сброс.',

  'option.sameEffectTwice': 'Один и тот же эффект дважды за раунд',
  'option.sameEffectTwice.about':
    'Что даёт событие с модификатором до конца раунда, например «Красная угроза / Репрессии», во второй раз у той же стороны.',
  'option.sameEffectTwice.adds-up': 'действует дважды',
  'option.sameEffectTwice.counts-once': 'действует один раз',

  'option.missileEnvyValue': 'Старшая карта для «Ракетной зависти»',
  'option.missileEnvyValue.about': 'Чьи модификаторы учитываются при поиске карты с наибольшим числом ОО.',
  'option.missileEnvyValue.holder': 'стороны, которая отдаёт карту',
  'option.missileEnvyValue.player': 'стороны, которая разыграла «Ракетную зависть»',

  'option.glasnostEndsReformer': '«Гласность» прекращает действие «Перестройки»',
  'option.glasnostEndsReformer.about': 'Снимает ли «Гласность» запрет на попытки переворота СССР в Европе, который вводит «Перестройка».',

  'option.flowerPowerPreventedWar': '«Дети цветов» и невозможные войны',
  'option.flowerPowerPreventedWar.about':
    'Что дают «Дети цветов», когда США разыгрывают карту войны, событие которой уже не может произойти.',
  'option.flowerPowerPreventedWar.exempt': 'ничего',
  'option.flowerPowerPreventedWar.counted': '2 ПО, как всегда',

  'option.flowerPowerBroughtWar': '«Дети цветов» и войны, вызванные событиями',
  'option.flowerPowerBroughtWar.about':
    'Что дают «Дети цветов» за карту войны, которую США не разыгрывают сами, а получают с «Ракетной завистью» или «Звёздными войнами».',
  'option.flowerPowerBroughtWar.exempt': 'ничего',
  'option.flowerPowerBroughtWar.counted': '2 ПО, как всегда',

  'option.shuttleBorderBonus': '«Челночная дипломатия» и соседство',
  'option.shuttleBorderBonus.about':
    'Теряет ли Япония, которую не учитывают из-за «Челночной дипломатии», и ПО за соседство со сверхдержавой.',
  'option.shuttleBorderBonus.lost': 'теряет',
  'option.shuttleBorderBonus.kept': 'сохраняет',

  'option.iranContra': '«Иран-контрас»',
  'option.iranContra.about': 'На какие попытки действует −1 для США.',
  'option.iranContra.every-realignment': 'на все',
  'option.iranContra.own-realignments': 'только на попытки США',

  'option.missileEnvyHeadlineSpace': '«Ракетная зависть» как начальное событие и космос',
  'option.missileEnvyHeadlineSpace.about':
    'Можно ли отправить на космическую гонку карту, взятую «Ракетной завистью» как начальным событием.',

  'option.passingCardHoldsScoring': '«Китайская карта» вместо карты подсчёта',
  'option.passingCardHoldsScoring.about':
    'Можно ли сыграть «Китайскую карту», а в «Красном море» «Румынскую автономию», в ход, который нужен для карты подсчёта очков. Сторона, у которой карта подсчёта останется, в конце раунда проиграет.',

  'option.defectorsByFiveYearPlan': '«Перебежчики», сброшенные «Пятилеткой»',
  'option.defectorsByFiveYearPlan.about': 'Что получают США, когда «Пятилетка» сбрасывает «Перебежчиков» в ход СССР.',
  'option.defectorsByFiveYearPlan.no-vp': 'ничего: СССР не разыгрывал эту карту',
  'option.defectorsByFiveYearPlan.vp': '1 ПО, как если бы карту разыграл СССР',

  'option.reformerAfterGlasnost': '«Перестройка» после «Гласности»',
  'option.reformerAfterGlasnost.about':
    'Запрещает ли «Перестройка» попытки переворота СССР в Европе, если «Гласность» произошла раньше неё.',
  'option.reformerAfterGlasnost.bars-coups': 'запрещает',
  'option.reformerAfterGlasnost.no-ban': 'не запрещает',

  'option.trapKeepsScoring': 'Карты подсчёта во «Вторжении во Вьетнам» и «Вторжении в Афганистан»',
  'option.trapKeepsScoring.about':
    'Может ли сторона в ловушке «Вторжения во Вьетнам» или «Вторжения в Афганистан» оставлять карты подсчёта очков: не разыгрывать их в последние ходы и не проигрывать из-за них в конце раунда, пока ловушка действует.',

  'option.unmetPromoEvents': '«Не ждите перевода» и «Кто потерял Китай?»',
  'option.unmetPromoEvents.about': 'Что делают их события, пока условие не выполнено.',
  'option.unmetPromoEvents.no-effect': 'происходят без последствий',
  'option.unmetPromoEvents.does-not-happen': 'не происходят, и в свой ход их нельзя выбрать',

  'option.firstLightningHeadline': '«Первая молния» как начальное событие',
  'option.firstLightningHeadline.about': 'Можно ли выбрать «Первую молнию» начальным событием.',

  'option.deStalinizationReturn': '«Десталинизация» и покинутые страны',
  'option.deStalinizationReturn.about': 'Можно ли вернуть влияние в страну, из которой «Десталинизация» только что убрала его целиком.',

  'option.civilWarHeadlines': 'Начальные события в «Гражданской войне в Китае»',
  'option.civilWarHeadlines.about':
    'Можно ли, пока «Китайской карты» нет ни у кого, выбрать начальным событием «Формозскую резолюцию», «Культурную революцию», а СССР и «Красную угрозу / Репрессии», хотя ничего не произойдёт.',

  'option.grantedOpsSpace': 'Операции событий и космическая гонка',
  'option.grantedOpsSpace.about':
    'Можно ли потратить на космическую гонку операции, которые даёт событие, в том числе операции карты, использованной с «Вмешательством ООН» или взятой «Ракетной завистью». Предел попыток за раунд остаётся.',

  'option.heroTakesScoring': '«Анвар Садат» и карты подсчёта',
  'option.heroTakesScoring.about': 'Можно ли с «Анваром Садатом» взять из сброса карту подсчёта очков.',

  'option.lateWarLead': 'Счёт в начале «Окончания холодной войны»',
  'option.lateWarLead.about': 'Кто впереди на 4 ПО, когда начинается сценарий: по русским правилам США, по английским СССР.',
  'option.lateWarLead.us': 'США',
  'option.lateWarLead.ussr': 'СССР',

  'option.lateWarSpain': 'Испания/Португалия в «Окончании холодной войны»',
  'option.lateWarSpain.about': 'Чьё влияние стоит там, когда начинается сценарий: по русским правилам СССР, по английским США.',
  'option.lateWarSpain.ussr': 'СССР',
  'option.lateWarSpain.us': 'США',

  'option.civilWarPlacement': 'Область «Гражданской войны в Китае»',
  'option.civilWarPlacement.about': 'Чем можно разместить в ней влияние.',
  'option.civilWarPlacement.operations': 'операциями',
  'option.civilWarPlacement.events-too': 'операциями и событиями, по которым СССР размещает влияние где угодно',

  'preset.rulebook': 'По правилам',
  'preset.rulebook.about': 'Спорные места — как в печатных правилах, а где они молчат — как прочли мы.',
  'preset.tournament': 'Турнир',
  'preset.tournament.about': 'Печатные правила и показ неразыгранных карт.',
  'preset.app': 'Приложение',
  'preset.app.about': 'Спорные места — как в официальном приложении.',
}
