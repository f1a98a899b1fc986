import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A file as the guards see it: its path from the project's folder, with '/', and its text. */
export interface SourceFile {
  path: string
  text: string
}

/** What a guard found: where, and what is wrong there, in words that say what to do. */
export interface Fault {
  path: string
  message: string
}

/** The rooms of the house (design.md, section 1) and what describes them. */
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

/** Every file path of some rooms, found on the disk, so that a new file is guarded at once. */
export const pathsIn = (folders: readonly string[] = rooms): string[] =>
  existing(folders).flatMap(walk).sort()

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)

/** Every code file of some rooms with its text. */
export const sourcesIn = (folders: readonly string[] = rooms): SourceFile[] =>
  pathsIn(folders)
    .filter(isCode)
    .map((path) => ({ path, text: readFileSync(join('.', path), 'utf8') }))

/** 'path: message' lines, which a failing test shows as they are. */
export const faultLines = (faults: readonly Fault[]) =>
  faults.map(({ path, message }) => `${path}: ${message}`)
