/** The program as a person starts it. */
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { optionsPage, optionsText } from '../../src/cli/commands/options.ts'
import { everyKind } from '../../src/fuzz/kinds.ts'
import { LEVELS } from '../../src/protocol/levels.ts'
import { nameOfKind } from '../../src/records/kinds.ts'

interface Run {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

const hotlineIn = (folder: string, ...args: string[]): Run =>
  spawnSync(process.execPath, [join(folder, 'bin/hotline.js'), ...args], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
const hotline = (...args: string[]): Run => hotlineIn('.', ...args)
const helps = new Map<string, Run>()
/** What the command says of itself: it says the same each time. */
function helpOf(command: string): Run {
  const run = helps.get(command) ?? hotline(command, '--help')
  helps.set(command, run)
  return run
}

const COMMANDS = [
  'serve',
  'backup',
  'restore',
  'check',
  'play',
  'simulate',
  'arena',
  'train',
  'bench',
  'fuzz',
  'options',
  'verify',
  'load',
  'admin',
  'replay',
]

describe('hotline', () => {
  test('lists its commands when asked for help, or for nothing', () => {
    for (const args of [['help'], ['--help'], []]) {
      const { status, stdout } = hotline(...args)
      expect(status).toBe(0)
      for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'))
    }
  })

  test('says what there is when a command does not exist', () => {
    const { status, stdout, stderr } = hotline('conquer')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('unknown command "conquer"')
    expect(stderr).toContain('simulate')
  })

  test('prints its version, and the help of a command by its name', () => {
    expect(hotline('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect(hotline('help', 'replay').stdout).toBe(helpOf('replay').stdout)
    expect(hotline('help').stdout).toContain('Exit codes: 0 done')
  })

  test('speaks Russian where the command line or the environment says so', () => {
    const play = hotline('--language', 'ru', 'help', 'play')
    expect(play.status).toBe(0)
    expect(play.stdout).toContain('hotline play: играть в терминале\n')
    expect(play.stdout).toMatch(/^ {2}--scenario NAME +Сценарий: standard, chinese-civil-war, late-war \[по умолчанию standard\]$/m)
    expect(hotline('help', 'play', '--language', 'ru').stdout).toBe(play.stdout)
    expect(hotline('play', '--help', '--language=ru').stdout).toBe(play.stdout)
    expect(hotline('--language', 'ru').stdout).toContain('Коды завершения: 0 — готово')
    const env = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: 'ru_RU.UTF-8' }
    const { stdout } = spawnSync(process.execPath, ['bin/hotline.js', 'help'], { encoding: 'utf8', env })
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^ {2}${command} +[а-яё]`, 'm'))
  })

  test('lists the values of every choice, and of players those that are not hidden', () => {
    for (const command of ['simulate', 'arena']) {
      const [line = ''] = /^ {2}--players .*$/m.exec(helpOf(command).stdout) ?? []
      for (const level of LEVELS) expect(line).toContain(level)
      expect(line).not.toContain('advice')
    }
    expect(helpOf('play').stdout).toMatch(/^ {2}--ussr NAME +who plays the USSR: human, recruit, .*, master, ask;.* \[default ask\]$/m)
    expect(helpOf('replay').stdout).toMatch(/^ {2}--to NAME .*: none, record, position, text, csv, result \[default none\]$/m)
    expect(helpOf('serve').stdout).toContain('data folder [env HOTLINE_DATA] [default ~/.hotline]')
  })

  test.runIf(existsSync('/dev/full'))('says in a sentence that its output has no room', () => {
    const full = openSync('/dev/full', 'w')
    const { status, stderr } = spawnSync(process.execPath, ['bin/hotline.js', 'options'], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    })
    closeSync(full)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^hotline options: can’t write the output: ENOSPC[^\n]*\n$/)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends a game while a bot thinks, and keeps it', async (signal) => {
    const file = join(mkdtempSync(join(tmpdir(), 'hotline-left-')), 'game.json')
    const args = ['play', '--us', 'expert:600s', '--ussr', 'expert:600s', '--autosave', file]
    const child = spawn(process.execPath, ['bin/hotline.js', ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    for await (const chunk of child.stdout) {
      output += String(chunk)
      if (output.includes('Seed')) child.kill(signal)
    }
    expect(output).toContain(`Game saved to ${file}.`)
    expect(existsSync(file)).toBe(true)
  })

  test('says the same of a command in the list as the command does', () => {
    const { stdout: list } = hotline('help')
    for (const command of COMMANDS) {
      const [, help] = /^hotline [^:]+: (.*)$/m.exec(helpOf(command).stdout)!
      expect(list).toContain(`  ${command.padEnd(10)} ${help}\n`)
    }
  })

  test.each(['simulate', 'arena', 'bench', 'fuzz'])('%s --help lists its options', (command) => {
    const { status, stdout } = helpOf(command)
    expect(status).toBe(0)
    for (const option of ['--json', '--game NAME', '--mix yes|no', '--edition NAME', '--realign-and-place yes|no', '--wargames-tie NAME'])
      expect(stdout).toContain(option)
  })

  describe('where every other command is faulty', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hotline-faulty-'))
    const fileOf = (command: string): string => join('dist/src/cli/commands', `${command}.js`)
    const breakIt = (command: string): void => writeFileSync(join(folder, fileOf(command)), `throw new Error('${command} is faulty')`)
    beforeAll(() => {
      for (const part of ['bin', 'dist/src', 'package.json']) cpSync(part, join(folder, part), { recursive: true })
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
      for (const command of COMMANDS) breakIt(command)
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    test.each(COMMANDS)('%s runs', (command) => {
      expect(hotlineIn(folder, command, '--help').stderr).toContain(`${command} is faulty`)
      cpSync(fileOf(command), join(folder, fileOf(command)))
      const { status, stdout, stderr } = hotlineIn(folder, command, '--help')
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toContain(`hotline ${command}`)
      breakIt(command)
    })

    test('the list of commands is there', () => {
      expect(hotlineIn(folder, 'help').status).toBe(0)
    })
  })

  test.each([
    [['simulate', '--game', 'chess'], 'Unknown value "chess" for --game. Choose from: twilight-struggle, red-sea.'],
    [['bench', '--game', 'red-sea-mixed'], 'Unknown value "red-sea-mixed" for --game. Choose from: twilight-struggle, red-sea.'],
    [['simulate', '--players', 'random,hal'], 'Unknown value "hal" for --players. Choose from: random, careful'],
    [
      ['simulate', '--players', 'random:1h,random'],
      '--players: "random:1h" has no valid budget; write seconds, nodes or tree passes for a card play',
    ],
    [['simulate', '--games', 'many'], '--games takes a whole number from 1 to 100000000, not "many".'],
    [['simulate', '--seed', '-1'], '--seed takes a whole number from 0 to 9007199254740991, not "-1".'],
    [['bench', '--seconds', '0'], '--seconds takes a whole number from 1 to 3600, not "0".'],
    [['fuzz', '--games', '0'], '--games takes a whole number from 1 to 100000000, not "0".'],
    [['simulate', '--edition', 'second', '--optional-cards'], 'the second edition has no optional cards; leave --optional-cards out'],
    [
      ['bench', '--game', 'red-sea', '--scenario', 'late-war'],
      '--scenario is an option of twilight-struggle, not of red-sea; leave it out.',
    ],
    [['fuzz', '--every-option', '--mix'], '--mix does not go with --every-option; leave it out.'],
    [['fuzz', '--every-option', '--game', 'twilight-struggle'], '--game does not go with --every-option; leave it out.'],
    [['fuzz', '--quick'], 'Unknown option --quick. hotline fuzz knows --games'],
    [['play', '--game', 'red-sea', '--edition', 'deluxe'], '--edition is an option of twilight-struggle, not of red-sea; leave it out.'],
    [['arena', '--game', 'red-sea', '--iran-contra', 'own-realignments'], 'leave it out, or mix the games with --mix.'],
    [['play', '--resume', 'game.json', '--seed', '3', '--us', 'club'], 'leave --us, --seed out, or start a new game without --resume.'],
    [['arena', '--agreement', '--games', '3', 'game.log'], '--games does not go with --agreement; leave it out.'],
    [['arena', '--agreement', '--players', 'club,master', 'game.log'], 'with --agreement, --players takes one name'],
    [['arena', '--json', '--style'], '--style does not go with --json; leave it out.'],
    [['verify', '--questions', '--commitment', 'a', 'game.json'], '--commitment does not go with --questions; leave it out.'],
    [
      ['load', '--url', 'http://127.0.0.1:1/', '--processes', '2', '--bare', '1'],
      '--processes, --bare do not go with --url; leave them out.',
    ],
    [['admin', '--off', '--password-link', 'Anna'], '--password-link does not go with --off; leave it out.'],
    [['admin', '--webhooks', 'Anna'], 'webhooks do not belong to a person: leave "Anna" out.'],
    [['simulate', '--language', 'de'], 'Unknown value "de" for --language. Choose from: en, ru.'],
    [
      ['--language', 'ru', 'play', '--game', 'chess'],
      'hotline play: неизвестное значение "chess" для --game. Выберите из: twilight-struggle, red-sea.',
    ],
    [['simulate', '--language=ru', '--games', '-5'], 'hotline simulate: для --games нужно целое число от 1 до 100000000, а не "-5".'],
    [['bench', '--language', 'ru', '--fast'], 'hotline bench: неизвестный параметр --fast. Параметры hotline bench: --seconds'],
    [['conquer', '--language', 'ru'], 'неизвестная команда "conquer".'],
  ])('%j is refused with exit code 2', (args, message) => {
    const { status, stdout, stderr } = hotline(...args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('    at ')
  })
})

test('simulate plays the same games on one core and on three', () => {
  const results = ['1', '3'].map((cores) => {
    const { status, stdout, stderr } = hotline('simulate', '--games', '60', '--seed', '12', '--cores', cores, '--json')
    expect([status, stderr]).toEqual([0, ''])
    const { seconds, decisionsPerSecond, ...rest } = JSON.parse(stdout) as Record<string, unknown>
    expect([typeof seconds, typeof decisionsPerSecond]).toEqual(['number', 'number'])
    return rest
  })
  expect(results[0]).toMatchObject({
    game: 'twilight-struggle',
    mix: false,
    games: 60,
    seed: 12,
    players: ['random', 'random'],
    errors: [],
  })
  expect(results[1]).toEqual(results[0])
})

test('simulate prints a report for people', () => {
  const { status, stdout } = hotline('simulate', '--games', '5')
  expect(status).toBe(0)
  expect(stdout).toContain('twilight-struggle: 5 games')
  expect(hotline('simulate', '--games', '5', '--game', 'red-sea', '--mix').stdout).toContain('red-sea, mix: 5 games')
  expect(hotline('simulate', '--games', '3', '--scenario', 'late-war', '--preset', 'app').stdout).toContain(
    'twilight-struggle, preset app, scenario late-war: 3 games',
  )
})

test('bench measures everything it names', () => {
  const { status, stdout } = hotline('bench', '--game', 'red-sea', '--seconds', '1', '--json')
  expect(status).toBe(0)
  const results = JSON.parse(stdout) as Record<string, unknown>
  const figures = [
    'inPlace',
    'cloneEvery30',
    'calibration',
    'inPlacePerCalibration',
    'cloneEvery30PerCalibration',
    'cloneNs',
    'viewNs',
    'resampleNs',
    'replayMs',
    'stateBytes',
    'decisionsPerGame',
  ]
  expect(figures.filter((figure) => !(Number(results[figure]) > 0))).toEqual([])
  expect(results).toMatchObject({ game: 'red-sea', mix: false, cards: 51, games: 16 })
  for (const [figure, [low, high]] of Object.entries(results.quartiles as Record<string, [number, number]>)) {
    expect(low).toBeLessThanOrEqual(Number(results[figure]))
    expect(high).toBeGreaterThanOrEqual(Number(results[figure]))
  }
})

test('bench records games with options for which none are kept', () => {
  const { status, stdout } = hotline('bench', '--seconds', '1', '--scenario', 'late-war')
  expect(status).toBe(0)
  expect(stdout).toContain('twilight-struggle, scenario late-war')
})

test('fuzz checks a few games and reports what they have seen', () => {
  const { status, stdout } = hotline('fuzz', '--games', '4', '--json')
  const results = JSON.parse(stdout) as { errors: unknown[]; decisions: number; events: { wanted: number; missing: string[] } }
  expect(results.errors).toEqual([])
  expect(status).toBe(0)
  expect(results.decisions).toBeGreaterThan(0)
  expect(results.events.missing.length).toBeLessThan(results.events.wanted)
})

test('fuzz plays a game with each option that is not the usual one', () => {
  const { status, stdout } = hotline('fuzz', '--games', '1', '--every-option', '--json')
  expect(status).toBe(0)
  const { rows } = JSON.parse(stdout) as { rows: { kind: string; games: number; decisions: number; errors: unknown[] }[] }
  expect(rows.map(({ kind, games, errors }) => ({ kind, games, errors }))).toEqual(
    everyKind().map((kind) => ({ kind: nameOfKind(kind), games: 1, errors: [] })),
  )
})

test.each(['simulate', 'fuzz'])('%s plays games from a position in a file', (command) => {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-position-'))
  try {
    const file = join(folder, 'puzzle.json')
    writeFileSync(file, JSON.stringify({ turn: 10, round: 7, side: 'us', defcon: 2 }))
    const { status, stdout, stderr } = hotline(command, '--games', '4', '--position', file)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`twilight-struggle, from ${file}: 4 games`)
    expect(stdout).toMatch(command === 'fuzz' ? /^4 games reached the last turn$/m : /^turns +mean 10\.0, from 10 to 10$/m)
    expect(JSON.parse(hotline(command, '--games', '2', '--position', file, '--json').stdout)).toMatchObject({ position: file })
    const refused = hotline(command, '--games', '4', '--position', file, '--bidding')
    expect([refused.status, refused.stdout]).toEqual([2, ''])
    expect(refused.stderr).toContain('a game from a position has no bidding')
    writeFileSync(file, JSON.stringify({ turn: 11, influence: { polnad: [1, 0] } }))
    const wrong = hotline(command, '--position', file)
    expect([wrong.status, wrong.stdout]).toEqual([2, ''])
    expect(wrong.stderr).toBe(
      `hotline ${command}: ${file} is not a valid position:\n  turn: expected a whole number from 1 to 10, not 11.\n  There is no country polnad; did you mean poland?\n`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test.each([
  ['simulate', '--position', '--position: nowhere.json not found.'],
  ['simulate', '--records', 'can’t use LICENSE: EEXIST'],
  ['arena', '--records', 'can’t use LICENSE: EEXIST'],
  ['train', '--dir', 'can’t use LICENSE: EEXIST'],
])('%s refuses a file that %s can’t use before it begins', (command, flag, says) => {
  const { status, stdout, stderr } = hotline(command, flag, flag === '--position' ? 'nowhere.json' : 'LICENSE')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(`hotline ${command}: ${says}`)
  expect(stderr).not.toContain('HOTLINE_TRACE')
})

test('options explains them in both languages', () => {
  expect(hotline('options', '--language', 'en')).toMatchObject({ status: 0, stdout: optionsText('en') })
  expect(hotline('options', '--language', 'ru', '--markdown')).toMatchObject({ status: 0, stdout: optionsPage('ru') })
})
