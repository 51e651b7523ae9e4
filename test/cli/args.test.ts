import { describe, expect, test } from 'vitest'
import { BadArguments, type Command, helpOf, readArguments } from '../../src/cli/args.ts'

const command = {
  name: 'march',
  help: () => 'marches somewhere',
  options: {
    miles: { is: 'number', usual: 3, least: 1, most: 20, help: () => 'how far' },
    to: { is: 'name', usual: 'paris', among: ['paris', 'rome'], help: () => 'where' },
    with: { is: 'names', usual: ['ann', 'bob'], among: ['ann', 'bob', 'cid'], help: () => 'two companions' },
    loud: { is: 'switch', help: () => 'sing' },
  },
} as const satisfies Command

const read = (...args: string[]) => readArguments(command, args)

describe('the arguments of a command', () => {
  test('have their usual values where they are not given', () => {
    expect(read()).toMatchObject({ miles: 3, to: 'paris', with: ['ann', 'bob'], loud: false })
  })

  test('are read in any order, with a space or an equals sign', () => {
    expect(read('--loud', '--miles', '20', '--to=rome', '--with', 'cid,cid')).toMatchObject({
      miles: 20,
      to: 'rome',
      with: ['cid', 'cid'],
      loud: true,
    })
  })

  test('ask for help', () => {
    expect(read('--help')).toBeNull()
    expect(read('-h', '--miles', 'many')).toBeNull()
  })

  test.each([
    ['0', 'below the least'],
    ['21', 'above the most'],
    ['-2', 'negative'],
    ['2.5', 'not whole'],
    ['1e1', 'not written out'],
    ['many', 'no number'],
    ['', 'empty'],
  ])('a number %j is refused: %s', (given) => {
    expect(() => read(`--miles=${given}`)).toThrow(`--miles takes a whole number from 1 to 20, not ${JSON.stringify(given)}.`)
  })

  test('a name that is not known is refused with those that are', () => {
    expect(() => read('--to', 'oslo')).toThrow('Unknown value "oslo" for --to. Choose from: paris, rome.')
    expect(() => read('--with', 'ann,dan')).toThrow('Unknown value "dan" for --with. Choose from: ann, bob, cid.')
  })

  test('too many names or too few are refused with an example', () => {
    for (const names of ['ann', 'ann,bob,cid'])
      expect(() => read('--with', names)).toThrow('--with takes 2 names with a comma between them, as --with ann,bob.')
  })

  test('an unknown option, a missing value and a stray word are refused with the options there are', () => {
    const known = 'hotline march knows --miles, --to, --with, --loud, --language, --help; see hotline march --help.'
    expect(() => read('--far')).toThrow(`Unknown option --far. ${known}`)
    expect(() => read('--miles')).toThrow('--miles takes a whole number from 1 to 20.')
    expect(() => read('--miles', '-3')).toThrow('--miles takes a whole number from 1 to 20, not "-3".')
    expect(() => read('--to')).toThrow(known)
    expect(() => read('rome')).toThrow(known)
    expect(() => read('--far')).toThrow(BadArguments)
  })
})

test('the help of a command lists its options with their usual values', () => {
  expect(helpOf(command, 'en')).toBe(`hotline march: marches somewhere

  --miles N         how far [default 3]
  --to NAME         where: paris, rome [default paris]
  --with NAME,NAME  two companions: ann, bob, cid [default ann,bob]
  --loud            sing
  --language NAME   language of help and errors: en, ru [default en]
`)
})
