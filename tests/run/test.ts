import { changedStories } from './changed-stories'
import { ensureChromium } from './install-chromium'
import { runLanes, type Step } from './lanes'

const isAll = process.argv.includes('all')
const isQuick = process.argv.includes('quick')
const whenAll = <Item>(...items: Item[]) => (isAll ? items : [])

/** Folders of every day. The tests of our own tools run at night. */
const FOLDERS = ['app', 'catalogue', 'domain', 'features', 'meta', 'run', 'scripts', 'search', 'ui']
const daily = isAll ? '' : FOLDERS.map((folder) => `tests/${folder}/`).join(' ')

const vitest = (name: string, args: string, env?: Record<string, string>): Step => ({
  name,
  command: `vitest run ${args}`,
  runner: 'vitest',
  env,
})
const playwright = (name: string, args: string): Step => ({
  name,
  command: `playwright test ${args}`,
  runner: 'playwright',
})

/** Types and lint use one core each, because more threads compute the same types again. */
const types: Step = { name: 'types', command: 'tsc --noEmit --singleThreaded' }
const unit = vitest('unit', `--project unit ${daily}`)
const lint: Step = {
  name: 'lint',
  command: 'oxlint --type-aware --deny-warnings --report-unused-disable-directives',
  env: { GOMAXPROCS: '1' },
}
const format: Step = { name: 'format', command: 'oxfmt --check' }
const unused: Step = { name: 'unused code', command: 'knip --no-config-hints' }

/** Journeys named after what a guest does. The others run at night. */
const JOURNEYS = 'tests/e2e/journeys --grep-invert @nightly'

/** `npm run check`: what needs neither a browser nor a server. */
const quick = [
  [
    [types, unit],
    [lint, format, unused],
  ],
]

/** `npm test` on every change, and `npm run test:all` at night. */
const stages = () => [
  [
    [
      types,
      unit,
      vitest('server', `--project server ${isAll ? '' : '--exclude "**/*.nightly.test.ts"'}`),
      { name: 'build', command: 'node scripts/build.mjs' },
      { name: 'budgets', command: 'tsx tests/run/budgets.ts' },
    ],
    [
      lint,
      format,
      unused,
      ...whenAll({ name: 'unused in production', command: 'knip --production --no-config-hints' }),
      vitest('hooks', `--project hooks ${daily}`),
      vitest('stories', `--project storybook ${isAll ? '' : changedStories()}`),
      ...whenAll(
        vitest('dark and large stories', '--project storybook', {
          VITE_STORY_SCHEME: 'dark',
          VITE_STORY_TEXT: '200',
        }),
        vitest('catalogue', '--project catalogue'),
      ),
    ],
  ],
  // Beside the stories, journeys and stories would wait for each other.
  [[playwright('journeys', isAll ? '' : JOURNEYS)]],
  ...whenAll([[{ name: 'campaigns', command: 'tsx tests/chaos/chaos.ts --share 0.05 --untimed' }]]),
]

if (!isQuick) ensureChromium()
process.exitCode = await runLanes(
  isQuick ? quick : stages(),
  // Tests of the server then run on both databases.
  isAll ? { TEST_ALL: '1' } : {},
)
