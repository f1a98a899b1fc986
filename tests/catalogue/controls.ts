import { spawnSync } from 'node:child_process'

/**
 * `npm run controls`: changes every control of every component in a browser, and counts what works.
 * `npm test` tries a part of the components.
 */
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'catalogue', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, VITE_CONTROLS_STEP: '1' },
    shell: process.platform === 'win32',
  },
)
process.exitCode = status ?? 1
