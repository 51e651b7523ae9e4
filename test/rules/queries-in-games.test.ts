/** Queries over views agree with what the engine then does, in random games. */
import { describe, expect, test } from 'vitest'
import {
  type Actor,
  apply,
  asked,
  CHANCE,
  clone,
  controlOf,
  coupOdds,
  type Decision,
  dangers,
  decision,
  explain,
  handCards,
  lethalEvents,
  militaryOperations,
  type Note,
  nameOf,
  newGame,
  other,
  realignOdds,
  resample,
  rulesOf,
  SPECTATOR,
  type State,
  scoreOfCard,
  scoresAtEnd,
  scoresNow,
  spaceTry,
  US,
  USSR,
  unseenCards,
  view,
  Zone,
} from '../../src/index.ts'
import { FLAGS, V } from '../../src/rules/operations/terms.ts'
import { finalScoring } from '../../src/rules/scoring.ts'
import { Phase } from '../../src/rules/state.ts'
import { CARD, NUMBER, W } from '../../src/rules/vocabulary.ts'

/** A generator of whole numbers' worth of chance, the same on every run. */
function chance(seed: number): () => number {
  let word = seed
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return (word >>> 8) / 2 ** 24
  }
}

interface Asked {
  readonly g: State
  readonly by: Actor
  readonly question: Decision
  readonly random: () => number
}

const actorOf = (bits: number, random: () => number): Actor =>
  (bits & 3) === 3 ? (random() < 0.5 ? US : USSR) : bits & 1 ? US : bits & 2 ? USSR : CHANCE

const oneOf = (list: readonly number[], random: () => number): number => list[Math.floor(random() * list.length)]!

/** Answers at random for both sides until the round, or the headline phase, is over. */
function playOut(g: State, random: () => number): void {
  const { turn, phase, round, phasing } = g
  while (
    g.result === null &&
    g.turn === turn &&
    g.phase === phase &&
    (phase !== Phase.Action || (g.round === round && g.phasing === phasing))
  ) {
    const by = actorOf(asked(g), random)
    apply(g, { by, pick: oneOf(decision(g, by)!.moves, random) })
  }
}

function ends(g: State, by: Actor, pick: number, random: () => number): boolean {
  const next = clone(g)
  apply(next, { by, pick })
  if (by !== CHANCE) playOut(next, random)
  return next.result !== null
}

/** Plays random games and calls `check` before each answer; moves that seem to end the game soon are mostly passed over. */
function playGames(seeds: readonly number[], check: (asked: Asked) => void): void {
  for (const seed of seeds) {
    const random = chance(seed)
    const g = newGame({ game: 'twilight-struggle' })
    while (g.result === null) {
      const by = actorOf(asked(g), random)
      const question = decision(g, by)!
      check({ g, by, question, random })
      let pick = oneOf(question.moves, random)
      for (let i = 0; i < 10 && ends(g, by, pick, random); i++) pick = oneOf(question.moves, random)
      apply(g, { by, pick })
    }
  }
}

/** What happens when this actor answers so. */
function played(g: State, by: Actor, ...picks: number[]): { readonly next: State; readonly notes: Note[] } {
  const next = clone(g)
  const notes: Note[] = []
  for (const pick of picks) apply(next, { by, pick }, notes)
  return { next, notes }
}

const OF_A_ROLL: ReadonlySet<string> = new Set(['coup', 'realign', 'influence', 'military-operations', 'defcon', 'end'])

/** The notes of a coup or realignment alone: events and the next rounds may follow at once. */
function ofRoll(notes: readonly Note[]): readonly Note[] {
  const from = notes.findIndex((note) => note.key === 'coup' || note.key === 'realign')
  const to = notes.findIndex((note, i) => i > from && !OF_A_ROLL.has(note.key))
  return to < 0 ? notes : notes.slice(0, to)
}

function influenceAfter(g: State, notes: readonly Note[], country: number): readonly number[] {
  const last = notes.findLast((note) => note.key === 'influence' && note.country === country)
  return last?.key === 'influence' ? [last.us, last.ussr] : [g.influence[country * 2]!, g.influence[country * 2 + 1]!]
}

describe('in random games', () => {
  test('odds of coups are what the six faces then do', () => {
    let coups = 0
    playGames([1, 2, 3, 4], ({ g, by, question }) => {
      if (question.kind !== 'coup' || by === CHANCE) return
      const f = g.frames.at(-1)!
      const flags = f.v[V.flags]!
      const spending = { card: f.card, ops: f.v[V.ops]!, earns: (flags & FLAGS.free) === 0 || (flags & FLAGS.earns) !== 0 }
      for (const country of question.moves) {
        if (country === W.done) continue
        const odds = coupOdds(view(g, by), by, country, spending)
        const { next, notes: before } = played(g, by, country)
        if (next.result !== null) continue // an effect punishes the attempt itself
        for (const face of odds.faces) {
          const { next: rolled, notes: then } = played(next, CHANCE, NUMBER + face.die)
          const notes = ofRoll([...before, ...then])
          expect(notes.find((note) => note.key === 'coup')).toMatchObject({
            key: 'coup',
            die: face.die,
            ops: odds.ops,
            mod: odds.modifier,
            n: face.result,
          })
          expect(influenceAfter(g, notes, country)).toEqual(face.influence)
          const military = notes.find((note) => note.key === 'military-operations')
          expect(military?.n ?? g.milops[by]).toBe(g.milops[by]! + odds.milops)
          const defcon = notes.find((note) => note.key === 'defcon')
          expect(defcon?.n ?? g.defcon).toBe(odds.defcon)
          if (odds.defcon === 1) expect(rolled.result).toMatchObject({ kind: 'nuclear-war', winner: other(g.phasing) })
          coups++
        }
      }
    })
    expect(coups).toBeGreaterThan(1000)
  })

  test('odds of realignments are what the 36 pairs of dice then do', () => {
    let tries = 0
    playGames([5, 6, 7], ({ g, by, question, random }) => {
      if (question.kind !== 'realign' || by === CHANCE) return
      const targets = question.moves.filter((pick) => pick !== W.done)
      if (targets.length === 0) return
      const country = oneOf(targets, random)
      const odds = realignOdds(view(g, by), by, country)
      const counts = new Map<string, number>()
      const { next } = played(g, by, country)
      for (let pair = 0; pair < 36; pair++) {
        const { notes } = played(next, CHANCE, NUMBER + 1 + (pair % 6), NUMBER + 1 + Math.floor(pair / 6))
        for (const note of notes) if (note.key === 'realign') expect(note.mod).toBe(odds.modifiers[note.side])
        const found = influenceAfter(g, ofRoll(notes), country).join()
        counts.set(found, (counts.get(found) ?? 0) + 1)
      }
      expect(Object.fromEntries(counts)).toEqual(
        Object.fromEntries(odds.outcomes.map(({ influence, chance }) => [influence.join(), Math.round(chance * 36)])),
      )
      tries++
    })
    expect(tries).toBeGreaterThan(50)
  })

  test('scores are what a scoring card played now scores, for both sides', () => {
    let cards = 0
    playGames([8, 9, 10, 11], ({ g, by, question }) => {
      if (question.kind !== 'play' || by === CHANCE) return
      const { cards: all, map } = rulesOf(g)
      for (const pick of question.moves) {
        const card = pick - CARD
        const scoring = all[card]?.scoring
        if (!scoring || explain(played(g, by, pick).next, { by, pick: W.event }) !== null) continue
        const { notes } = played(g, by, pick, W.event)
        const from = notes.findIndex((note) => note.key === 'event' && note.card === card)
        const vp = notes.slice(from).find((note) => note.key === 'vp' || note.key === 'no-vp')
        const scored = notes.slice(from).find((note) => note.key === 'scoring')
        for (const who of [US, USSR, SPECTATOR] as const) {
          const score = scoreOfCard(view(g, who), card)
          const end = notes.find((note) => note.key === 'end')
          if (end?.kind === 'region-control') expect(score.winner).toBe(end.winner)
          else if (vp !== undefined) expect(score.vp).toBe(vp.key === 'no-vp' ? 0 : vp.side === US ? vp.n : -vp.n)
          if (scored !== undefined) {
            const { sides } = scoresNow(view(g, who)).find(({ region }) => region === map.regions.indexOf(scoring))!
            expect([sides[US].vp, sides[USSR].vp]).toEqual([scored.us, scored.ussr])
          }
        }
        cards++
      }
    })
    expect(cards).toBeGreaterThan(50)
  })

  test('the final score is what final scoring counts', () => {
    playGames([12, 13], ({ g, random }) => {
      if (random() > 0.1) return
      const end = clone(g)
      finalScoring(end)
      for (const who of [US, USSR, SPECTATOR] as const) {
        const found = scoresAtEnd(view(g, who))
        expect({ winner: found.winner, kind: found.kind, vp: found.vp }).toEqual({
          winner: end.result!.winner,
          kind: end.result!.kind,
          vp: end.vp,
        })
      }
    })
  })

  test('values of cards, and whether they may go to space, are what the play then shows', () => {
    let plays = 0
    playGames([14, 15], ({ g, by, question }) => {
      if (question.kind !== 'play' || by === CHANCE) return
      const box = spaceTry(view(g, by), by)
      for (const { card, ops, refusesSpace } of handCards(view(g, by), by)) {
        if (!question.moves.includes(CARD + card)) continue
        const { next } = played(g, by, CARD + card)
        const refused = explain(next, { by, pick: W.space })
        if (refused?.key !== 'event-only') expect(refusesSpace?.key).toBe(refused?.key)
        if (explain(next, { by, pick: W.influence }) === null) {
          const { next: used, notes } = played(next, by, W.influence)
          if (used.result === null) expect(notes.find((note) => note.key === 'use')).toMatchObject({ n: ops })
        }
        if (refused !== null) continue
        const { next: launched } = played(next, by, W.space)
        if (launched.result !== null) continue // an effect ends the game when the card is put to use
        const boxes = [1, 2, 3, 4, 5, 6].filter((die) =>
          played(launched, CHANCE, NUMBER + die).notes.some((note) => note.key === 'space' && note.side === by),
        )
        expect(boxes).toHaveLength(box!.roll)
        plays++
      }
    })
    expect(plays).toBeGreaterThan(100)
  })

  test('unseen cards are counted, and hold every card the viewer does not know', () => {
    playGames([16, 17], ({ g, random }) => {
      if (random() > 0.2) return
      for (const who of [US, USSR, SPECTATOR] as const) {
        const { cards, hands, deck, looked } = unseenCards(view(g, who))
        const known = view(g, who).place
        let hidden = deck + looked - known.filter((zone) => zone === Zone.Deck || zone === Zone.Looked).length
        for (const { size, known, headlines, knownHeadlines } of hands) hidden += size - known.length + headlines - knownHeadlines.length
        expect(cards).toHaveLength(hidden)
        for (const side of [US, USSR] as const) {
          const hand = g.place.flatMap((place, card) => ((place & 15) === Zone.Hand + side ? [card] : []))
          expect(hand).toHaveLength(hands[side].size)
          for (const card of hand) expect(cards.includes(card) || hands[side].known.includes(card)).toBe(true)
          if (side === who) expect(hands[side].known).toEqual(hand)
        }
      }
    })
  })

  test('a move that ends the game at once is warned of; a certain loss comes whatever is answered until the round is over', () => {
    let losses = 0
    playGames([18, 19, 20, 21, 22, 23, 26], ({ g, by, question, random }) => {
      if (by === CHANCE || random() > 0.5) return
      const found = new Map(dangers(view(g, by), question, [clone(g)]).map((danger) => [danger.pick, danger]))
      for (const pick of question.moves) {
        const { next } = played(g, by, pick)
        if (next.result?.winner === other(by)) expect(found.get(pick)).toMatchObject({ how: 'certain', why: next.result.kind })
        if (found.get(pick)?.how !== 'certain') continue
        losses++
        for (let i = 0; i < 5; i++) {
          const world = clone(next)
          playOut(world, random)
          expect([nameOf(rulesOf(g), pick), world.result?.winner]).toEqual([nameOf(rulesOf(g), pick), other(by)])
        }
      }
    })
    expect(losses).toBeGreaterThan(20)
  })

  test('no query throws at any decision, for either side and a spectator, and none changes the view', () => {
    playGames([24, 25], ({ g, question, random }) => {
      const { map, cards } = rulesOf(g)
      const country = oneOf(map.all, random)
      const card = Math.floor(random() * cards.length)
      for (const who of [US, USSR, SPECTATOR] as const) {
        const seen = view(g, who)
        const before = JSON.stringify(seen)
        expect(controlOf(seen)).toHaveLength(map.all.length)
        scoresNow(seen)
        scoresAtEnd(seen)
        unseenCards(seen)
        militaryOperations(seen)
        cards.forEach((c, n) => c.scoring !== null && scoreOfCard(seen, n))
        for (const side of [US, USSR] as const) {
          handCards(seen, side)
          spaceTry(seen, side)
          coupOdds(seen, side, country, { card })
          realignOdds(seen, side, country)
        }
        if (random() < 0.1) {
          const world = [resample(g, who, random)]
          dangers(seen, question, world)
          lethalEvents(seen, world)
        }
        expect(JSON.stringify(seen)).toBe(before)
      }
    })
  })
})
