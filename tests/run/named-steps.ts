import type { Stage, Step } from './steps'

const reports = '.cache/reports'

/** A machine where PostgreSQL does not start may skip its tests, but CI may not. */
const requirePostgres = process.env['STAYLET_REQUIRE_POSTGRES'] === '1'

const vitest = (name: string, ...args: string[]): Step['command'] => [
  'vitest',
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${name}.json`,
]

/** Every check without a browser or a server, which is all of `npm run check`. */
export const quickSteps: Stage[] = [
  // Two lanes of about equal length. Types and lint use one core each, because with more threads
  // each thread computes the same types again.
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
      { name: 'wording', command: ['tsx', 'tests/run/wording.ts'] },
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
  // Running the journeys beside the stories saved hardly any time, and made each wait for the
  // other.
  [builtProduct],
]
