import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const tryGit = (...args: string[]) => {
  try {
    return git(...args)
  } catch {
    return undefined
  }
}

/**
 * Returns the commit to compare with: the merge base with `ref`, by default origin/main, or the
 * previous commit on main itself and without an origin.
 */
export function resolveBase(ref: string | undefined): string {
  const base = tryGit('merge-base', ref ?? 'origin/main', 'HEAD')
  if (ref !== undefined) {
    if (base === undefined) throw new Error(`There is no common ancestor with '${ref}'.`)
    return base
  }
  if (base !== undefined && base !== git('rev-parse', 'HEAD')) return base
  const before = tryGit('rev-parse', 'HEAD~1')
  if (before === undefined) throw new Error('There is no commit before this one to compare with.')
  return before
}

/** Names a commit as a reviewer reads it. */
export const shortName = (commit: string) => commit.slice(0, 10)

/** Names what is checked out, and says when its files differ from the commit. */
export const headName = (folder: string) =>
  shortName(git('-C', folder, 'rev-parse', 'HEAD')) +
  (git('-C', folder, 'status', '--porcelain') === '' ? '' : ' with uncommitted changes')

const hasSameLock = (folder: string) => {
  const [theirs, ours] = [join(folder, 'package-lock.json'), 'package-lock.json']
  return existsSync(theirs) && readFileSync(theirs).equals(readFileSync(ours))
}

/**
 * Checks out a commit in another folder with its packages: this checkout's when the lockfile is the
 * same, its own otherwise. `remove` deletes the folder.
 */
export function checkOut(commit: string, folder: string) {
  const remove = () => {
    tryGit('worktree', 'remove', '--force', resolve(folder))
    rmSync(folder, { recursive: true, force: true })
    tryGit('worktree', 'prune')
  }
  remove()
  git('worktree', 'add', '--detach', resolve(folder), commit)
  if (hasSameLock(folder)) {
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
