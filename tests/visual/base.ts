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
  if (
    ref !== undefined &&
    tryGit('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) === undefined
  ) {
    throw new Error(`There is no commit '${ref}'.`)
  }
  // Histories that were merged crosswise have several, each of which hides other changes.
  const [base, ...others] = tryGit('merge-base', '--all', named, 'HEAD')?.split('\n') ?? []
  if (others.length > 0) {
    throw new Error(`This branch and '${named}' have several merge bases. Rebase the branch.`)
  }
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
 * Files that only instruct people, or programs that take no part in a build. Any other file of the
 * first folder takes part, because tools read files that a checkout does not have yet.
 */
const uninvolved =
  /^((app|deploy|docs|domain|features|server|stories|tests|ui|\.vscode)\/|[A-Z-]+\.md$|(commitlint|playwright|vitest)\.config\.\w+$|knip\.json$|lefthook\.yml$|\.(editorconfig|env\.example|gitignore|nvmrc|oxfmtrc\.json|oxlintrc\.json)$)/

/**
 * Files of those folders that run while the catalogue is built, all of which a test finds, or that
 * tell a tool how to build.
 */
const building =
  /^(ui\/theme\/|tests\/meta\/|ui\/link\/(ContextLink|LinkContext)\.tsx$|domain\/(brand-colours|constants|time|booking\/status-table|copy\/status-copy)\.ts$|app\/early\/(document-head|inline-scripts)\.ts$)|\/(node_modules|\.[^/]+|package(-lock)?\.json$|npm-shrinkwrap\.json$|[jt]sconfig[^/]*\.json$|[^/]+\.config\.\w+$)/

/**
 * Returns whether a file takes part in the build of the catalogue, apart from what it draws: a
 * pull request's own catalogue could then show what its author likes.
 */
export const isBuilding = (path: string) =>
  (!uninvolved.test(path) && !path.startsWith('.github/')) || building.test(path)

/** Returns whether a file takes, compares or judges pictures, or takes part in a build. */
export const isJudging = (path: string) =>
  isBuilding(path) || /^(tests\/(visual|run)|\.github)\//.test(path)

/** Lists the files that differ. A file that has another path now is listed with both. */
const filesChanged = (folder: string, ...commits: string[]) =>
  gitIn(folder, 'diff', '--name-only', '--no-renames', '-z', ...commits).split('\0')

/** Returns the files of the review itself that a checkout changes. */
export const judgesChanged = (folder: string, base: string) =>
  filesChanged(folder, base).filter((path) => path !== '' && isJudging(path))

/**
 * Checks that the catalogue of a base is built as main builds it now. A base is any commit that
 * main has ever contained, also one in the middle of a pull request that nobody approved by itself.
 *
 * @throws when it is not.
 */
export function checkBuilders(folder: string, base: string, main: string) {
  const others = filesChanged(folder, base, main).filter((path) => path !== '' && isBuilding(path))
  if (others.length === 0) return
  throw new Error(
    `Main has changed how the catalogue is built since this branch left it: ${others.join(', ')}. ` +
      'Update the branch.',
  )
}

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
