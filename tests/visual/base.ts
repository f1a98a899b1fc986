import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

const tryGitIn = (folder: string, ...args: string[]) => {
  try {
    return gitIn(folder, ...args)
  } catch {
    return undefined
  }
}

/**
 * Returns the commit to compare with: the merge base with `ref`, by default origin/main, or the
 * previous commit on main itself and without an origin.
 */
export function resolveBase(ref: string | undefined, project: string): string {
  const git = (...args: string[]) => gitIn(project, ...args)
  const tryGit = (...args: string[]) => tryGitIn(project, ...args)
  const head = git('rev-parse', 'HEAD')
  const named = ref ?? 'origin/main'
  const base = tryGit('merge-base', named, 'HEAD')
  if (ref !== undefined) {
    if (base === undefined) throw new Error(`'${ref}' is not an ancestor of this commit.`)
    return base
  }
  if (base !== undefined && base !== head) return base
  const before = tryGit('rev-parse', 'HEAD~1')
  if (before === undefined) throw new Error('There is no commit before this one to compare with.')
  return before
}

/** Returns the commit of a checkout, with '+' when its files differ from it. */
export const headOf = (folder: string) =>
  gitIn(folder, 'rev-parse', 'HEAD') + (gitIn(folder, 'status', '--porcelain') === '' ? '' : '+')

/**
 * Files that take, compare or judge pictures, or that run while the catalogue is built: a pull
 * request's own catalogue could show what its author likes.
 */
const judging =
  /^(tests\/(visual|run)\/|\.github\/|\.storybook\/|scripts\/|ui\/theme\/|(vite\.config|app\/early\/(document-head|inline-early-calls))\.ts$|(tsconfig|package(-lock)?)\.json$|\.npmrc$)/

export const isJudging = (path: string) => judging.test(path)

/** Returns the files of the review itself that a checkout changes. */
export const judgesChanged = (folder: string, base: string) =>
  gitIn(folder, 'diff', '--name-only', base).split('\n').filter(isJudging)

const sameLock = (folder: string) => {
  const [theirs, ours] = [join(folder, 'package-lock.json'), 'package-lock.json']
  return existsSync(theirs) && readFileSync(theirs).equals(readFileSync(ours))
}

/**
 * Checks out a commit in another folder with its packages: this checkout's when the lockfile is the
 * same, its own otherwise. `remove` deletes the folder.
 */
export function checkOutBase(commit: string, folder: string, project: string) {
  const remove = () => {
    tryGitIn(project, 'worktree', 'remove', '--force', resolve(folder))
    rmSync(folder, { recursive: true, force: true })
    tryGitIn(project, 'worktree', 'prune')
  }
  remove()
  gitIn(project, 'worktree', 'add', '--detach', resolve(folder), commit)
  if (sameLock(folder)) {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  } else {
    execFileSync('npm', ['ci'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
  }
  return { remove }
}
