/** `hotline play`, driven with piped lines. */
import { existsSync } from 'node:fs'
import { PassThrough, Readable, Writable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { BadArguments } from '../../src/cli/args.ts'
import { play } from '../../src/cli/commands/play.ts'
import { languageOf } from '../../src/cli/language.ts'
import { rulesNamed } from '../../src/index.ts'
import { words } from '../../src/words/speak.ts'
import { after, botsHere, DEALT, Folder, PLACED, PLACED_BY_USSR, type Played, playing } from './keyboard.ts'

const US_SETUP = 'west germany, west germany, west germany, west germany, france, france, france'
const USSR_SETUP = 'poland, poland, poland, poland, yugoslavia, yugoslavia'

interface Saved {
  game: string
  rules: number
  options: Record<string, unknown>
  moves: string[]
}
const savedIn = (folder: Folder, name: string): Saved => JSON.parse(folder.read(name)) as Saved

const lastLine = ({ output }: Played): string => output.trimEnd().split('\n').at(-1)!

const COMMANDS = [
  'board',
  'hand',
  'log',
  'score',
  'status',
  'discard',
  'card nato',
  'help',
  '',
  'brazil',
  'what?',
  '99',
  'undo',
  'undo all',
]

/** Types every command once, then numbers out of the last list of answers, and now and then a command. */
function anything(seed: number): (output: string) => string {
  const random = generator(seed)
  const first = COMMANDS.slice()
  let seen = 0
  let most = 1
  return (output) => {
    const labels = [...output.slice(seen).matchAll(/(?:^|: |, )(\d+) [\p{L}«]/gmu)].map((found) => Number(found[1]))
    seen = output.length
    if (labels.length > 0) most = Math.max(...labels)
    return first.shift() ?? (random() < 0.03 ? oneOf(COMMANDS, random) : String(1 + Math.floor(random() * most)))
  }
}

test.each([
  ['against the random player', ['--us', 'human', '--ussr', 'random'], 'en'],
  ['against the random player, in Russian', ['--ussr', 'human', '--us', 'random', '--language', 'ru', '--optional-cards', 'no'], 'ru'],
  ['at one keyboard', ['--us', 'human', '--ussr', 'human'], 'en'],
  ['of Red Sea against the club player', ['--us', 'human', '--game', 'red-sea', '--language', 'ru'], 'ru'],
  ['of Red Sea with cards of the other game', ['--ussr', 'human', '--us', 'random', '--game', 'red-sea', '--mix'], 'en'],
] as const)('a whole game %s is played with whatever is typed', async (_, args, language) => {
  const folder = new Folder()
  const played = await playing(folder, [...args, '--seed', '11'], anything(3))
  expect(played.code).toBe(0)
  expect(played.output).toMatch(language === 'en' ? /\n(US|USSR) wins: .+\./ : /\nПобеда (США|СССР): .+\./)
  expect(played.output).toContain(
    words(language, 'twilight-struggle').say('cli.score-now', { score: words(language, 'twilight-struggle').score(0) }),
  )
  expect(played.output).not.toMatch(/undefined|NaN|\[object|[{}]/)
  expect(played.output).not.toContain('\u001b')
  const again = await playing(folder, ['--resume', folder.file('autosave.json'), '--language', language], [])
  expect(again.output).toMatch(language === 'en' ? /\n(US|USSR) wins: .+\./ : /\nПобеда (США|СССР): .+\./)
  expect(folder.files()).toEqual(['autosave.json'])
})

test.each([
  ['mixed', ['--mix']],
  ['of Red Sea, mixed', ['--game', 'red-sea', '--mix']],
  ['of the Chinese Civil War', ['--scenario', 'chinese-civil-war']],
  ['of the Late War', ['--scenario', 'late-war']],
] as const)('a game %s is saved again to the same file', async (_, args) => {
  const folder = new Folder()
  const file = folder.file('game.json')
  const { output } = await playing(folder, ['--us', 'human', '--ussr', 'random', ...args], [`save ${file}`, `save ${file}`, 'quit'])
  expect(output.match(/Saved to /g)).toHaveLength(2)
  expect(folder.files()).toEqual(['game.json'])
})

test('players of the program play by themselves when nobody sits down', async () => {
  const played = await playing(new Folder(), ['--us', 'random', '--ussr', 'careful', '--seed', '3'], [])
  expect(played.code).toBe(0)
  expect(played.output).toMatch(/\n(US|USSR) wins: |\nDraw: /)
  expect(played.output).not.toContain(' draws Duck and Cover')
})

test('asks which side is played until a side is typed', async () => {
  const { output } = await playing(new Folder(), ['--seed', '5'], ['7', 'ussr', 'board'])
  expect(output).toContain('Which side do you play?\n1 US\n2 USSR\n3 both (hot seat)\nThere is no choice 7. Press Enter for the list.\n')
  expect(output).toContain('US: club. USSR: you. Seed 5.')
})

test('answers by number, by name, by the beginning of a name, and several at once', async () => {
  const folder = new Folder()
  const lines = ['', '11', 'Italy', 'spain', 'w ger', 'italy, italy, benelux']
  const { output } = await playing(folder, after(folder, [...DEALT, ...PLACED_BY_USSR]), lines)
  expect(output).toContain('11 West Germany* 4 (0/0)')
  expect(output).toContain('US influence: West Germany +1 (1/0).')
  expect(output).toContain('US influence: Italy +1 (1/0).')
  expect(output).toContain('US influence: Spain/Portugal +1 (1/0).')
  expect(output).toContain('US influence: West Germany +1 (2/0).')
  expect(output).toContain('US influence: Italy +2 (3/0), Benelux +1 (1/0).')
  expect(output).toContain('Choose your headline.')
})

test('says why an answer is refused, and asks again', async () => {
  const folder = new Folder()
  const lines = ['', 'poland', 'nowhere', '0', 'nor', 's', 'italy, brazil, italy']
  const { output } = await playing(folder, after(folder, [...DEALT, ...PLACED_BY_USSR]), lines)
  expect(output).toContain('Poland is not a legal target here.\nUS to play. Place your starting influence (7 left).')
  expect(output).toContain('“nowhere” is not a choice or a command.')
  expect(output).toContain('There is no choice 0.')
  expect(output).toContain('US influence: Norway +1 (1/0).')
  expect(output).toContain('“s” may mean: Sweden, Spain/Portugal.')
  expect(output).toContain(
    'US influence: Italy +1 (1/0).\nBrazil is not a legal target here.\nUS to play. Place your starting influence (5 left).',
  )
})

test('cites the rule that refuses an answer (6.1.1)', async () => {
  const folder = new Folder()
  const headlines = ['us containment', 'ussr vietnam-revolts']
  const { output } = await playing(folder, after(folder, [...DEALT, ...PLACED, ...headlines]), ['', 'fidel', 'influence', 'brazil'])
  expect(output).toContain('You have no influence in or adjacent to Brazil. Rule 6.1.1.')
})

test('shows the board, the hand, the discard pile, a card, the score and the log when asked', async () => {
  const folder = new Folder()
  const lines = ['', 'board asia', 'hand', 'discard', 'card nato', 'card fidel', 'card war', 'score', 'log 3', 'status', 'board atlantis']
  const { output } = await playing(folder, after(folder, [...DEALT, ...PLACED, 'ussr comecon']), lines)
  expect(output).toContain(
    'Asia. Would score now: US 3, USSR 4.\nPhilippines 2: US 1, USSR 0\nAustralia 4: US 4, USSR 0, US control\nJapan* 4: US 1, USSR 0\n',
  )
  expect(output).toContain('US hand:\nDuck and Cover (US, 3 Ops)\n')
  expect(output).toContain('The discard pile is empty.')
  expect(output).toContain('NATO (#21): US, 4 Ops, Early War, removed after event. Now in the US hand.')
  expect(output).toContain('Fidel (#8): USSR, 2 Ops, Early War, removed after event. Now in the deck or in your opponent’s hand.')
  expect(output).toContain('“war” may mean: Warsaw Pact Formed, Wargames.')
  expect(output).toContain('Europe: US Presence (5 VP), USSR Presence (5 VP).')
  expect(output).toContain('Turn 1.\nHeadline phase.\nUSSR has chosen a headline.\nUS to play. Choose your headline.')
  expect(output).toContain('Turn 1 of 10, headline phase. DEFCON 5. Score: even.\nMilitary Ops: US 0, USSR 0. Space Race: US 0, USSR 0.')
  expect(output).toContain('There is no region “atlantis”.')
})

/** Lines of advice: a move, a chance and a reason. */
const advice = ({ output }: Played): string[] => output.split('\n').filter((line) => /\((?:\d+% to win|шанс \d+\u00a0%)\)\. /.test(line))

test('gives a hint at every question of its own, and asks again', async () => {
  const folder = new Folder()
  const headlines = ['us containment', 'ussr vietnam-revolts']
  const lines = ['hint', 'nasser', 'hint', 'influence', 'hint']
  const played = await playing(folder, after(folder, [...DEALT, ...PLACED, ...headlines], { us: 'beginner' }), lines)
  const hints = advice(played)
  expect(hints.length).toBeGreaterThanOrEqual(3)
  expect(hints.length).toBeLessThanOrEqual(9)
  expect(hints.filter((line) => !/^[^.]+ \(\d+% to win\)\. .+\.$/.test(line))).toEqual([])
  expect(hints[0]).toMatch(/, (event|influence|coup|realignment|Space Race)/)
  expect(played.output).not.toContain('Hints are off')
  expect(savedIn(folder, 'game.json').moves.slice(-2)).toEqual(['ussr nasser', 'ussr influence'])
})

test('gives a hint in Russian, in the headline phase and at set-up', async () => {
  const folder = new Folder()
  const russian = [...after(folder, [...DEALT, ...PLACED_BY_USSR], { ussr: 'beginner' }), '--language', 'ru']
  const played = await playing(folder, russian, ['подсказка', 'западная герм, фра, фра, фра, италия, италия, италия', 'подсказка'])
  expect(advice(played).length).toBeGreaterThanOrEqual(4)
  expect(advice(played).filter((line) => !/^.+ \(шанс \d+\u00a0%\)\. [А-Я«].+\.$/.test(line))).toEqual([])
})

test('a game that is begun without hints stays without them, and so does one that is rated', async () => {
  const folder = new Folder()
  const first = await playing(folder, ['--us', 'human', '--ussr', 'random', '--seed', '8', '--hints', 'no'], ['hint', 'france'])
  expect([advice(first), lastLine(first)]).toEqual([[], expect.stringContaining('Game saved to ')])
  expect(first.output).toContain('Hints are off in this game.')
  expect(savedIn(folder, 'autosave.json')).toMatchObject({ hints: false })
  const resumed = await playing(folder, ['--resume', folder.file('autosave.json')], ['hint', 'france'])
  expect(resumed.output).toContain('Hints are off in this game.')
  expect(savedIn(folder, 'autosave.json')).toMatchObject({ hints: false })
  folder.write('rated.json', folder.read('autosave.json').replace('"hints": false', '"rated": true'))
  const rated = await playing(folder, ['--resume', folder.file('rated.json')], ['hint'])
  expect(rated.output).toContain('Hints are off in this game.')
  expect(savedIn(folder, 'rated.json')).toMatchObject({ rated: true })
})

const takings = ({ output }: Played): string[] => output.split('\n').filter((line) => /undone|undo:|nothing to undo/i.test(line))

test('takes answers back up to what the other side has answered', async () => {
  const folder = new Folder()
  const lines = ['', 'undo', 'france', 'italy', 'undo', 'undo all', 'undo']
  const played = await playing(folder, after(folder, [...DEALT, ...PLACED_BY_USSR]), lines)
  expect(takings(played)).toEqual(['Nothing to undo.', 'Undone (US: Italy).', 'Undone (US: France).', 'Nothing to undo.'])
  expect(savedIn(folder, 'game.json').moves).toEqual([...DEALT, ...PLACED_BY_USSR])
})

test('does not take back what dice and draws have answered, but the card played before them', async () => {
  const folder = new Folder()
  const headlines = ['us containment', 'ussr vietnam-revolts']
  const lines = ['', 'undo', 'fidel', 'coup', 'undo all', 'fidel', 'coup', 'italy', 'undo']
  const played = await playing(folder, after(folder, [...DEALT, ...PLACED, ...headlines], { us: 'random' }), lines)
  expect(takings(played).slice(0, 3)).toEqual(['Can’t undo: it revealed cards.', 'Undone (USSR: Coup).', 'Undone (USSR: Fidel).'])
  expect(takings(played)).toHaveLength(4)
  expect(played.output).toContain('USSR coup in Italy: ')
})

test('does not take back an answer that has shown a hand', async () => {
  const folder = new Folder()
  const round = ['us containment', 'ussr vietnam-revolts', 'ussr nasser', 'ussr event']
  const played = await playing(folder, after(folder, [...DEALT, ...PLACED, ...round]), ['', 'cia', 'event', 'undo'])
  expect(played.output).toContain('USSR reveals Fidel, Blockade, Korean War, COMECON, Suez Crisis, Decolonization.')
  expect(takings(played)).toEqual(['Can’t undo: it revealed cards.'])
})

test('there is nothing to take back before the first answer', async () => {
  const played = await playing(new Folder(), ['--ussr', 'human', '--seed', '5'], ['undo'])
  expect(takings(played)).toEqual(['Nothing to undo.'])
})

test('a game that is saved and resumed goes on as if it had not been left', async () => {
  const whole = new Folder()
  const halves = new Folder()
  const args = ['--us', 'human', '--ussr', 'random', '--seed', '8']
  const before = [US_SETUP, '1', '1', '2']
  const after = ['1', '1', '1', '1', '1', '2', '1', '1', '1']
  await playing(whole, args, [...before, ...after, `save ${whole.file('game.json')}`])
  await playing(halves, args, [...before, `save ${halves.file('game.json')}`, 'quit'])
  const resumed = await playing(halves, ['--resume', halves.file('game.json')], after)
  expect(resumed.output).toContain('Resumed from ')
  expect(halves.read('game.json')).toBe(whole.read('game.json'))
  expect(halves.files()).toEqual(['game.json'])
  expect(savedIn(halves, 'game.json').moves.length).toBeGreaterThan(40)
})

test('a saved game names its game, options, rules version and moves', async () => {
  const folder = new Folder()
  await playing(
    folder,
    ['--us', 'human', '--seed', '8', '--optional-cards', 'no', '--handicap', '2,0', '--wargames-tie', 'opponent'],
    ['italy'],
  )
  const { game, rules, options, moves } = savedIn(folder, 'autosave.json')
  expect({ game, rules }).toEqual({ game: 'twilight-struggle', rules: rulesNamed('twilight-struggle')!.version })
  expect(options).toMatchObject({ optionalCards: false, handicap: [2, 0], readings: { wargamesTie: 'opponent' } })
  expect(moves).toHaveLength(16 + 6 + 1)
  expect(moves.at(-1)).toBe('us italy')
  expect(moves[0]).toMatch(/^chance /)
})

test('a person who bids for the other side plays it (11.4), also after the game is resumed', async () => {
  const folder = new Folder()
  const args = ['--us', 'human', '--ussr', 'random', '--bidding', '--seed', '8']
  const { output } = await playing(folder, args, ['ussr', '9', 'hand', 'poland', `save ${folder.file('game.json')}`])
  expect(output).toContain('Which side do you want, and how much influence do you bid?')
  expect(output).toContain('The player in the US seat bids 9 for the USSR.')
  expect(output).toContain('The players swap sides.')
  expect(output).toContain('USSR hand:')
  expect(savedIn(folder, 'game.json').moves.at(-1)).toBe('ussr poland')
  const resumed = await playing(folder, ['--resume', folder.file('game.json')], ['poland', 'hand'])
  expect(resumed.output).toContain('US: random. USSR: you.')
  expect(resumed.output).toContain('USSR hand:')
})

test('the options of a game are taken from the command line and kept in its record', async () => {
  const folder = new Folder()
  const args = [
    '--us',
    'human',
    '--seed',
    '8',
    '--scenario',
    'late-war',
    '--preset',
    'app',
    '--realign-and-place',
    '--late-war-lead',
    'ussr',
  ]
  const { output } = await playing(folder, args, ['status'])
  expect(output).toContain('Turn 8 of 10, headline phase. DEFCON 4. Score: USSR +4.')
  expect(savedIn(folder, 'autosave.json').options).toMatchObject({
    scenario: 'late-war',
    variants: { realignAndPlace: true },
    readings: { wargamesTie: 'opponent', lateWarLead: 'ussr' },
  })
})

test('a game begins from a position in a file, and goes on from its save', async () => {
  const folder = new Folder()
  folder.write(
    'puzzle.json',
    '{ "turn": 8, "round": 6, "side": "us", "defcon": 2, "vp": -11, "hands": { "us": ["nasser"], "ussr": ["fidel"] } }',
  )
  const args = ['--us', 'human', '--seed', '8', '--position', folder.file('puzzle.json')]
  const { output } = await playing(folder, args, ['status', 'nasser', 'space'])
  expect(output).toContain('Turn 8 of 10, US AR 6. DEFCON 2. Score: USSR +11.')
  expect(savedIn(folder, 'autosave.json')).toMatchObject({ position: { turn: 8, hands: { us: ['nasser'] } } })
  expect(savedIn(folder, 'autosave.json').moves[0]).toBe('us nasser')
  const resumed = await playing(folder, ['--resume', folder.file('autosave.json')], ['status', 'quit'])
  expect(resumed.output).toContain('Resumed from')
  expect(folder.files()).toEqual(['autosave.json', 'puzzle.json'])
  const damaged = folder.read('autosave.json').replace('"turn": 8', '"turn": 80')
  folder.write('autosave.json', damaged)
  const failed = await playing(folder, ['--resume', folder.file('autosave.json')], [])
  expect([failed.code, failed.output]).toEqual([1, expect.stringContaining('“position” is missing or damaged')])
})

test('a position that no game can begin from is refused with all its problems, in the chosen language', async () => {
  const folder = new Folder()
  folder.write('puzzle.json', '{ "defcon": 7, "influence": { "polnad": [0, 4] } }')
  const args = ['--us', 'human', '--position', folder.file('puzzle.json')]
  await expect(playing(folder, args, [])).rejects.toThrow(
    'defcon: expected a whole number from 2 to 5, not 7.\n  There is no country polnad',
  )
  const refused: unknown = await playing(folder, args, []).catch((error: unknown) => error)
  expect(refused instanceof BadArguments && refused.said('ru')).toContain('нельзя начать партию')
  await expect(playing(folder, ['--position', folder.file('no.json')], [])).rejects.toThrow('no.json not found')
  await expect(playing(folder, args, [])).rejects.toThrow(BadArguments)
  expect(folder.files()).toEqual(['puzzle.json'])
})

test('at the end of the input the game is kept, and says where', async () => {
  const folder = new Folder()
  const first = await playing(folder, ['--us', 'human', '--seed', '8'], ['france', 'france'])
  expect(first.code).toBe(0)
  expect(lastLine(first)).toBe(
    `Game saved to ${folder.file('autosave.json')}. Continue with hotline play --resume ${folder.file('autosave.json')}`,
  )
  const again = await playing(folder, ['--resume', folder.file('autosave.json')], ['undo'])
  expect(again.output).toContain('Undone (US: France).')
  expect(savedIn(folder, 'autosave.json').moves.filter((move) => move === 'us france')).toHaveLength(1)
})

test('a game that is left never takes the place of another', async () => {
  const folder = new Folder()
  folder.write('autosave.json', 'my diary')
  await playing(folder, ['--us', 'human', '--seed', '8'], ['france'])
  await playing(folder, ['--us', 'human', '--seed', '9'], ['france'])
  expect(folder.files()).toEqual(['autosave-2.json', 'autosave-3.json', 'autosave.json'])
  expect(folder.read('autosave.json')).toBe('my diary')
})

test('save needs a name, does not write over another file, and the game goes on when a file cannot be written', async () => {
  const folder = new Folder()
  folder.write('notes.txt', 'my diary')
  const lines = [
    'save',
    `save ${folder.file('notes.txt')}`,
    `save ${folder.file('no/such/folder.json')}`,
    'france',
    `save ${folder.file('a.json')}`,
    'save',
    'quit',
  ]
  const { output } = await playing(folder, ['--us', 'human', '--seed', '8'], lines)
  expect(output).toContain('Add a file name')
  expect(output).toContain('notes.txt exists and is not a save of this game')
  expect(output).toMatch(/Not saved to .*folder\.json \(ENOENT/)
  expect(folder.files()).toEqual(['a.json', 'notes.txt'])
  expect(folder.read('notes.txt')).toBe('my diary')
})

test('a finished game that was saved is saved whole', async () => {
  const folder = new Folder()
  await playing(folder, ['--us', 'human', '--ussr', 'random', '--seed', '11'], [`save ${folder.file('game.json')}`])
  const played = await playing(folder, ['--resume', folder.file('game.json')], anything(3))
  expect(played.output).toMatch(/\n(US|USSR) wins: .+\./)
  const again = await playing(folder, ['--resume', folder.file('game.json')], ['1'])
  expect(again.output).toContain('Turn ')
  expect(again.output).not.toContain('Choose')
})

test.each([
  ['half a file', (text: string) => text.slice(0, text.length / 2), 'it is incomplete or not valid JSON'],
  ['another file', () => '{"name": "hotline"}', 'it is not a Hotline game file.'],
  ['an empty file', () => '', 'it is incomplete or not valid JSON'],
  ['a later format', (text: string) => text.replace('"version": 1', '"version": 99'), 'it has format 99'],
  ['an unknown game', (text: string) => text.replace('"game": "twilight-struggle"', '"game": "chess"'), 'unknown game chess'],
  [
    'damaged options',
    (text: string) => text.replace('"optionalCards": true', '"optionalCards": 7'),
    'optionalCards is one of true, false, not 7',
  ],
  ['damaged readings', (text: string) => text.replace(/"readings": \{[^}]*\}/, '"readings": null'), 'its options are damaged'],
  ['no options', (text: string) => text.replace(/"options": \{[\s\S]*?\n \}/, '"options": []'), '“options” is missing or damaged'],
  ['an unknown player', (text: string) => text.replace('"ussr": "club"', '"ussr": "Kasparov"'), '“players” is missing or damaged'],
  [
    'hints that are neither on nor off',
    (text: string) => text.replace('"seed"', '"hints": "some", "seed"'),
    '“hints” is missing or damaged',
  ],
  ['no seed', (text: string) => text.replace(/"seed": \d+,/, ''), '“seed” is missing or damaged'],
  ['no moves', (text: string) => text.replace(/"moves": \[[^\]]*\]/, '"moves": 3'), '“moves” is missing or damaged'],
  ['a move that is none', (text: string) => text.replace('us france', 'us atlantis'), 'move 23, “us atlantis”, is not a move.'],
  [
    'a move that is not legal',
    (text: string) => text.replace('us france', 'us brazil'),
    'move 23, “us brazil”, is illegal. Brazil is not a legal target',
  ],
  [
    'a game of other rules',
    (text: string) => text.replace(/"rules": \d+/, '"rules": 99'),
    'its options are damaged (rules is a version of the rules from 1 to 2, not 99)',
  ],
])('%s gets a clear error and stays as it is', async (_, damage, problem) => {
  const folder = new Folder()
  await playing(folder, ['--us', 'human', '--seed', '8'], ['france', `save ${folder.file('game.json')}`])
  const damaged = damage(folder.read('game.json'))
  expect(damaged).not.toBe(folder.read('game.json'))
  folder.write('game.json', damaged)
  const { code, output } = await playing(folder, ['--resume', folder.file('game.json')], ['1', '1'])
  expect(code).toBe(1)
  expect(output).toContain(problem)
  expect(folder.read('game.json')).toBe(damaged)
  expect(folder.files()).toEqual(['game.json'])
})

test('a file that is not there gets a clear error', async () => {
  const folder = new Folder()
  const { code, output } = await playing(folder, ['--resume', folder.file('nothing.json')], [])
  expect(code).toBe(1)
  expect(output.trim()).toBe(`${folder.file('nothing.json')} not found.`)
  expect(existsSync(folder.file('nothing.json'))).toBe(false)
})

test('at one keyboard a hand is hidden until its side has taken over', async () => {
  const folder = new Folder()
  const args = ['--us', 'human', '--ussr', 'human', '--seed', '5']
  const atHandOver = await playing(folder, args, ['', USSR_SETUP, ''])
  const dealt = savedIn(folder, 'autosave.json')
    .moves.slice(0, 16)
    .map((move) => move.replace('chance ', ''))
  const { cardNumbers } = rulesNamed('twilight-struggle')!
  const { card } = words('en', 'twilight-struggle')
  const hand = (side: number): string[] => dealt.filter((_, i) => i % 2 === side).map((id) => card(cardNumbers.get(id)!))
  expect(lastLine({ ...atHandOver, output: atHandOver.output.split('\n\nGame saved')[0]! })).toBe(
    'US to play. USSR, look away, then US presses Enter.',
  )
  expect(hand(0).filter((name) => !atHandOver.output.includes(name))).toEqual([])
  expect(hand(1).filter((name) => atHandOver.output.includes(name))).toEqual([])
  const after = await playing(folder, ['--resume', folder.file('autosave.json')], ['', 'hand'])
  expect(hand(1).filter((name) => !after.output.includes(name))).toEqual([])
})

test('in Russian', async () => {
  const folder = new Folder()
  const lines = ['', 'западная герм, фра', 'польша', 'поле азия', 'назад', 'карта нато', 'рука', 'помощь', 'выход']
  const { output } = await playing(folder, [...after(folder, [...DEALT, ...PLACED_BY_USSR]), '--language', 'ru'], lines)
  expect(output).toContain('Влияние США: Западная Германия +1 (1/0), Франция +1 (1/0).')
  expect(output).toContain('Польша: карта на эту страну не действует.')
  expect(output).toContain('Азия. Сейчас: США 3, СССР 4.\nФилиппины 2: США 1, СССР 0\nАвстралия 4: США 4, СССР 0, контроль США\n')
  expect(output).toContain('Отменено (США: Франция).')
  expect(output).toContain(
    '«НАТО» (№\u00a021): событие США, 4 ОО, период «Начало войны», после события убирается из игры. Сейчас в руке США.',
  )
  expect(output).toContain('Рука США:\n«Пригнись и накройся» (США, 3 ОО)\n')
  expect(output).toContain('назад: отменить последний выбор')
  expect(output).toContain('Партия сохранена в ')
})

test('a terminal gets a sign to type at and bold questions, a pipe plain lines', async () => {
  vi.stubEnv('NO_COLOR', undefined)
  const printed: string[] = []
  const output = new Writable({ decodeStrings: false, write: (chunk: string, _encoding, done) => done(void printed.push(chunk)) })
  const folder = new Folder()
  const input = Object.assign(Readable.from(['france\n']), { isTTY: true })
  const args = [...after(folder, [...DEALT, ...PLACED_BY_USSR], { ussr: 'random' }), '--language', 'en']
  await play(args, { input, output: Object.assign(output, { isTTY: true }) }, botsHere())
  expect(printed.join('')).toContain('\u001b[1mPlace your starting influence (7 left).\u001b[22m\n')
  expect(printed.join('')).toContain('\n> ')
  const piped = await playing(folder, args, ['france'])
  expect(piped.output).not.toContain('\u001b')
  expect(piped.output).not.toContain('> ')
})

test('an interrupt keeps the game', async () => {
  const folder = new Folder()
  const input = new PassThrough()
  const output = new PassThrough()
  const over = play(
    [...after(folder, [...DEALT, ...PLACED_BY_USSR], { ussr: 'random' }), '--language', 'en'],
    { input, output },
    botsHere(),
  )
  input.write('france\n')
  const placed = new Promise<void>((resolve) => output.on('data', (text) => String(text).includes('6 left') && resolve()))
  await Promise.race([placed, over])
  process.emit('SIGINT')
  expect(await over).toBe(0)
  expect(savedIn(folder, 'game.json').moves.at(-1)).toBe('us france')
  expect(process.listenerCount('SIGINT')).toBe(0)
})

test('speaks the language of its surroundings', () => {
  expect(languageOf({ LANG: 'ru_RU.UTF-8' })).toBe('ru')
  expect(languageOf({ LANG: 'ru_RU.UTF-8', LC_ALL: 'en_GB.UTF-8' })).toBe('en')
  expect(languageOf({ LANG: 'C.UTF-8' })).toBe('en')
  expect(languageOf({})).toBe('en')
})

test('wrong options are refused, and no game begins', async () => {
  const folder = new Folder()
  for (const args of [
    ['--us', 'Kasparov'],
    ['--language', 'la'],
    ['--game', 'chess'],
    ['--seed', 'x'],
    ['--edition', 'third'],
    ['--handicap', '2'],
    ['--edition', 'second', '--optional-cards'],
    ['--whatever'],
  ])
    await expect(playing(folder, args, ['1'])).rejects.toThrow(BadArguments)
  expect(folder.files()).toEqual([])
})
