import type { Stage, Step } from './steps'

const reports = '.cache/reports'

/** The PostgreSQL tests may be left out on a machine where no server starts, but not by CI. */
const requirePostgres = process.env['STAYLET_REQUIRE_POSTGRES'] === '1'

const vitest = (name: string, ...args: string[]): Step['command'] => [
  'vitest',
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${name}.json`,
]

/** What needs no browser and no server: the whole of `npm run check`. */
export const quickSteps: Stage[] = [
  // Two lanes as long as each other. Types and lint keep to a core each: with more threads both
  // work out the same types once more in every one of them.
  [
    [
      { name: 'types', command: ['tsc', '--noEmit', '--singleThreaded'] },
      {
        name: 'rules and guards',
        command: vitest('unit', '--project', 'unit'),
        report: `${reports}/unit.json`,
      },
    ],
    [
      {
        name: 'lint',
        command: ['oxlint', '--type-aware', '--deny-warnings'],
        env: { GOMAXPROCS: '1' },
      },
      { name: 'unused code', command: ['knip', '--no-config-hints'] },
      { name: 'commit messages', command: ['tsx', 'tests/run/commit-messages.ts'] },
      { name: 'format', command: ['oxfmt', '--check'] },
    ],
  ],
]

const hooks: Step = {
  name: 'hooks',
  command: vitest('hooks', '--project', 'hooks'),
  report: `${reports}/hooks.json`,
}

const server: Step = {
  name: 'server',
  command: vitest('server', '--project', 'server'),
  report: `${reports}/server.json`,
  refuseSkips: requirePostgres,
}

const stories: Step = {
  name: 'stories',
  command: vitest('stories', '--project', 'storybook'),
  report: `${reports}/stories.json`,
}

const builtProduct: Step[] = [
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
  {
    name: 'byte budgets',
    command: ['tsx', 'tests/run/budgets.ts'],
    report: `${reports}/budgets.json`,
    needs: 'build',
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    report: `${reports}/journeys.json`,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/journeys.json` },
    needs: 'build',
  },
]

/** The rest of `npm test`: both databases, every story, and the built product. */
export const slowSteps: Stage[] = [
  [[server], [hooks, stories]],
  // Journeys beside stories took nearly as long in all, and made each of them wait for the other.
  [builtProduct],
]
