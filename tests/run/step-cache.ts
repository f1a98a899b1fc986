import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findChromium } from './chromium'
import type { Counts } from './counts'

/** Everything that decides whether a step would give the same result again. */
export interface StepInputs {
  /** Program with its arguments. */
  command: readonly string[]
  env?: Record<string, string>
  /** Folders and files of the repository that the step never reads, as path prefixes. */
  ignores?: readonly string[]
  /** Folder that the step writes and a later step reads. It must still be as the step left it. */
  output?: string
}

interface Passed {
  inputs: string
  output?: string | undefined
  counts: Counts
}

/** Settings that tests and builds read. The rest of the environment does not change a result. */
const settings = /^(?:STAYLET_|TEST_|VITE_|CHROMIUM_|TZ$|LANG$|LC_)/

const isIgnored = (path: string, ignores: readonly string[]) =>
  ignores.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/** Lists the tracked files of a repository and the new ones that git does not ignore. */
const repositoryFiles = (root: string) =>
  execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .sort()

const addFile = (hash: ReturnType<typeof createHash>, root: string, path: string) =>
  hash
    .update(`${path}\0`)
    .update(readFileSync(join(root, path)))
    .update('\0')

/** Hashes the inputs of a step: its files, command, settings, Node version and browser. */
export function hashInputs(root: string, { command, env, ignores = [] }: StepInputs): string {
  const hash = createHash('sha256')
  const seen = Object.entries(process.env).filter(([name]) => settings.test(name))
  const browser = findChromium()?.executablePath ?? ''
  const browserFile = existsSync(browser) ? statSync(browser) : undefined
  const machine = [process.version, browser, browserFile?.size, browserFile?.mtimeMs]
  hash.update(JSON.stringify([command, env, seen.sort(([a], [b]) => a.localeCompare(b)), machine]))
  for (const path of repositoryFiles(root)) {
    if (!isIgnored(path, ignores)) addFile(hash, root, path)
  }
  return hash.digest('hex')
}

/** Hashes every file below a folder, or returns `undefined` when the folder is missing. */
function hashOutput(root: string, folder: string | undefined): string | undefined {
  if (folder === undefined || !existsSync(join(root, folder))) return undefined
  const hash = createHash('sha256')
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) addFile(hash, '', file)
  return hash.digest('hex')
}

/**
 * Remembers which steps passed on this machine, and with which inputs. It never remembers a step
 * that failed.
 */
export class StepCache {
  readonly #root: string
  readonly #folder: string

  constructor(root: string, folder: string) {
    this.#root = root
    this.#folder = folder
  }

  #file(name: string) {
    return join(this.#root, this.#folder, `${name.replaceAll(' ', '-')}.json`)
  }

  /** Returns the counts of the last run if nothing that the step reads has changed since. */
  read(name: string, inputs: StepInputs, hash: string): Counts | undefined {
    const file = this.#file(name)
    if (!existsSync(file)) return undefined
    const passed = JSON.parse(readFileSync(file, 'utf8')) as Passed
    if (passed.inputs !== hash) return undefined
    return passed.output === hashOutput(this.#root, inputs.output) ? passed.counts : undefined
  }

  write(name: string, inputs: StepInputs, hash: string, counts: Counts) {
    const file = this.#file(name)
    mkdirSync(dirname(file), { recursive: true })
    const passed: Passed = { inputs: hash, output: hashOutput(this.#root, inputs.output), counts }
    writeFileSync(file, JSON.stringify(passed))
  }
}

/** Returns the cache of this checkout, or `undefined` when `CI` or `--all` requires every step. */
export const wantedCache = (args: readonly string[] = process.argv.slice(2)) =>
  process.env['CI'] || args.includes('--all')
    ? undefined
    : new StepCache(process.cwd(), '.cache/steps')
