import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file as the guards see it: its path from the project's folder, with '/', and its text. */
export interface SourceFile {
  path: string
  text: string
}

/** Where a guard found a fault, with a message that says what to do. */
export interface Fault {
  path: string
  message: string
}

/** Top-level folders of code, and those that describe or test it. */
export const rooms = [
  'domain',
  'ui',
  'features',
  'app',
  'server',
  'scripts',
  'stories',
  'tests',
  '.storybook',
]

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : walk(path)
    return [path]
  })

const existing = (folders: readonly string[]) => {
  const here = new Set(readdirSync('.'))
  return folders.filter((folder) => here.has(folder.split('/')[0] ?? ''))
}

/**
 * Returns every file path in some folders, and files themselves, read from the disk so that the guards see new files at
 * once.
 */
export const pathsIn = (folders: readonly string[] = rooms): string[] =>
  existing(folders)
    .flatMap((path) => (statSync(path).isFile() ? [path] : walk(path)))
    .sort()

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)

/** Returns every code file in some folders with its text. */
export const sourcesIn = (folders: readonly string[] = rooms): SourceFile[] =>
  pathsIn(folders)
    .filter(isCode)
    .map((path) => ({ path, text: readFileSync(join('.', path), 'utf8') }))

/** Formats faults as 'path: message' lines for a failing test to print. */
export const faultLines = (faults: readonly Fault[]) =>
  faults.map(({ path, message }) => `${path}: ${message}`)
