import { spawnSync } from 'node:child_process'

/** `npm run examples`: compiles the code examples of all pages of the catalogue. */
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'examples'], {
  stdio: 'inherit',
  env: { ...process.env, EXAMPLES_STEP: '1' },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
