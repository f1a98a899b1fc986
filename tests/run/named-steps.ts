import { execFileSync } from 'node:child_process'
import type { Stage, Step } from './steps'
import { shardInTurn, TURN } from './turn'

const reports = '.cache/reports'

/** A machine where PostgreSQL does not start may skip its tests, but CI may not. */
const requirePostgres = process.env['STAYLET_REQUIRE_POSTGRES'] === '1'

/** Number of commits up to now, so that each commit takes the turn after the one before it. */
const countCommits = () =>
  execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }).trim()

const isWhole = process.argv.includes('--whole') || process.env['STAYLET_WHOLE'] === '1'
const turn = isWhole ? undefined : countCommits()
const turnSetting = turn === undefined ? {} : { [TURN]: turn }

const vitest = (name: string, ...args: string[]): Step['command'] => [
  'vitest',
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${name}.json`,
]

/** Folders that only describe or review the product, which no server test and no build reads. */
const aside = [
  'docs',
  'stories',
  'README.md',
  'CHANGELOG.md',
  'tests/visual',
  'tests/bench',
] as const

/** The server's tests run the commands of documents, and the client in docs/client.ts. */
const asideOfServer = [
  ...aside.filter((path) => path !== 'docs'),
  'docs/decisions',
  'docs/rulings',
  'docs/screenshots',
] as const

/** Unit tests and guards, which nothing else imports. */
const unitTests = ['tests/meta', 'tests/domain'] as const

/**
 * Two lanes of about equal length. Types and lint use one core each, because with more threads each
 * thread computes the same types again.
 */
const typesAndGuards: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit', '--singleThreaded'] },
  {
    name: 'rules and guards',
    command: vitest('unit', '--project', 'unit'),
    report: `${reports}/unit.json`,
    hasFileTimes: true,
  },
]
const lintAndWords: Step[] = [
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    env: { GOMAXPROCS: '1' },
  },
  { name: 'unused code', command: ['knip', '--no-config-hints'] },
  { name: 'unused in production', command: ['knip', '--production', '--no-config-hints'] },
  { name: 'commit messages', command: ['tsx', 'tests/run/commit-messages.ts'], always: true },
  { name: 'format', command: ['oxfmt', '--check'] },
]

/** Every check without a browser or a server, which is all of `npm run check`. */
export const quickSteps: Stage[] = [[typesAndGuards, lintAndWords]]

const hooks: Step = {
  name: 'hooks',
  command: vitest('hooks', '--project', 'hooks'),
  report: `${reports}/hooks.json`,
  hasFileTimes: true,
  ignores: [
    ...aside,
    ...unitTests,
    'server',
    'tests/server',
    'tests/e2e',
    'tests/access',
    'tests/chaos',
  ],
}

const controls: Step = {
  name: 'controls',
  command: vitest('controls', '--project', 'catalogue', '--project', 'examples'),
  report: `${reports}/controls.json`,
  hasFileTimes: true,
  env: turnSetting,
  // It reads imports with the guards' own code.
  ignores: ['tests/domain', 'server', 'tests/server', 'tests/e2e', 'tests/chaos', 'tests/bench'],
}

const server: Step = {
  name: 'server',
  command: vitest('server', '--project', 'server'),
  report: `${reports}/server.json`,
  hasFileTimes: true,
  env: turnSetting,
  ignores: [...asideOfServer, ...unitTests, 'tests/e2e', 'tests/ui', 'tests/features', 'tests/app'],
  refuseSkips: requirePostgres,
}

const stories: Step = {
  name: 'stories',
  command: vitest('stories', '--project', 'storybook'),
  report: `${reports}/stories.json`,
  hasFileTimes: true,
  // The documentation pages of the catalogue may show documents, so docs/ is not left out here.
  // The catalogue reads imports with the guards' own code.
  ignores: ['tests/domain', 'server', 'tests/server', 'tests/e2e', 'tests/chaos', 'tests/bench'],
}

/** Number of runs that take every story in the dark once. Each takes half a minute for its part. */
const DARK_PARTS = 12

/** A colour too faint in the dark, or a layout that breaks with large text, fails here. */
const darkAndLarge: Step = {
  ...stories,
  name: 'dark and large stories in turn',
  command: vitest('dark-and-large', '--project', 'storybook', ...shardInTurn(turn, DARK_PARTS)),
  report: `${reports}/dark-and-large.json`,
  env: { VITE_STORY_SCHEME: 'dark', VITE_STORY_TEXT: '200' },
}

const productTests = [
  ...unitTests,
  'tests/server',
  'tests/ui',
  'tests/features',
  'tests/app',
] as const

const builtProduct: Step[] = [
  {
    name: 'build',
    command: ['node', 'scripts/build.mjs'],
    ignores: [...aside, ...productTests, '.storybook'],
    output: 'dist',
  },
  {
    name: 'byte budgets',
    command: ['tsx', 'tests/run/budgets.ts'],
    report: `${reports}/budgets.json`,
    ignores: [...aside, ...productTests, 'tests/e2e', 'tests/access', '.storybook'],
    needs: 'build',
  },
]

/** Journeys that every run makes: the flows of the specification, and the drawn pages. */
const MAIN_JOURNEYS = '/(book-a-stay|discover|drawn|guards|property|sign-up)[.\\w]*[.]e2e[.]ts'

const journeys = (name: string, report: string, ...args: string[]): Step => ({
  name,
  command: ['playwright', 'test', '--reporter=list,json', ...args],
  report: `${reports}/${report}.json`,
  hasFileTimes: true,
  // Journeys use helpers of the server's tests.
  ignores: [...aside, ...unitTests, 'tests/ui', 'tests/features', 'tests/app', '.storybook'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/${report}.json` },
  needs: 'build',
})

const mainJourneys = journeys('main journeys', 'main-journeys', '--grep', MAIN_JOURNEYS)

const otherJourneys = journeys(
  'journeys in turn',
  'journeys-in-turn',
  '--grep-invert',
  MAIN_JOURNEYS,
  ...shardInTurn(turn),
)

/**
 * All of `npm test`: the quick checks, both databases, every story, and the built product. With
 * `--whole`, campaigns and journeys are whole as well.
 */
export const allSteps: Stage[] = [
  // One stage, so that no lane waits for the other halfway.
  [
    [...typesAndGuards, server, ...builtProduct],
    [...lintAndWords, hooks, controls, stories, darkAndLarge],
  ],
  // Running the journeys beside the stories saved hardly any time, and made each wait for the
  // other.
  [[mainJourneys, otherJourneys]],
]
