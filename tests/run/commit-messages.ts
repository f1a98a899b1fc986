import { spawnSync } from 'node:child_process'

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Checks the messages of the commits that are not yet on the main branch. */
const base = git('merge-base', 'origin/main', 'HEAD')
if (base === undefined) {
  console.log('No origin/main to compare with, so no commit is new.')
} else if (base === git('rev-parse', 'HEAD')) {
  console.log('No commit beyond origin/main.')
} else {
  const { status } = spawnSync('commitlint', ['--from', base, '--to', 'HEAD'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
}
