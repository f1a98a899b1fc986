import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Builds whose files stay. A running server and the tabs that it opened name the files of their
 * build until they are restarted and closed.
 */
const KEPT_BUILDS = 5

/**
 * @param {string} folder @returns {string[]} Files below a folder, sorted, with '/' as separator.
 */
export function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
}

/** @param {string} record @returns {string[][]} Files of each kept build, the newest first. */
function readBuilds(record) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'))
  } catch {
    // The first build, or a record that a crash left incomplete.
    return []
  }
}

/**
 * Tells whether a file is the compressed form of an earlier content. The server would send it in
 * place of the new one.
 *
 * @param {string} file
 * @param {string[]} files Files of the new build.
 */
const isStale = (file, files) =>
  /\.(br|gz)$/.test(file) && files.includes(file.slice(0, -3)) && !files.includes(file)

/**
 * Moves a finished build into its folder, beside a server that may serve the folder meanwhile. Each
 * file is replaced in one step, and files that only earlier builds contain stay until enough newer
 * builds have followed.
 *
 * @param {object} options
 * @param {string} options.from Folder of the finished build. It is gone afterwards.
 * @param {string} options.to Folder that is served.
 * @param {string} options.record File that lists the kept builds.
 */
export function installBuild({ from, to, record }) {
  const files = filesBelow(from)
  const present = filesBelow(to)
  const builds = readBuilds(record)
  // Without a record, whatever is there counts as one earlier build.
  if (builds.length === 0 && present.length > 0) builds.push(present)
  const others = builds.filter((build) => JSON.stringify(build) !== JSON.stringify(files))
  const kept = [files, ...others].slice(0, KEPT_BUILDS)
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
  rmSync(from, { recursive: true, force: true })
  // Written before anything is deleted, so that an interrupted clean-up is completed by the next
  // build.
  writeFileSync(record, JSON.stringify(kept))
  const named = new Set(kept.flat().filter((file) => !isStale(file, files)))
  for (const file of filesBelow(to)) if (!named.has(file)) rmSync(join(to, file))
}
