/** Every question of every game is of a kind that interfaces know, and so is its prompt. */

import { expect, test } from 'vitest'
import { ALL_RULES } from '../../src/games/index.ts'
import { rulesNamed } from '../../src/index.ts'
import { KINDS } from '../../src/rules/prompts.ts'
import { general } from '../../src/words/languages.ts'

const questions = ALL_RULES.map(({ id }) => id).flatMap((game) =>
  [...rulesNamed(game)!.scripts].flatMap(([at, steps]) =>
    steps.flatMap((step) => (typeof step === 'function' ? [] : [{ at: `${game} ${at}`, kind: step.kind, prompt: step.prompt }])),
  ),
)

test('every question is of a known kind', () => {
  expect(questions.length).toBeGreaterThan(100)
  expect(questions.filter(({ kind }) => !KINDS.some((known) => known === kind))).toEqual([])
})

test('every kind is asked somewhere', () => {
  expect(KINDS.filter((kind) => !questions.some((question) => question.kind === kind))).toEqual([])
})

test('every prompt has its sentence', () => {
  expect(questions.filter(({ prompt }) => !(`prompt.${prompt}` in general.en))).toEqual([])
})
