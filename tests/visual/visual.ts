import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sitExam } from '@tests/visual/exam/exam'
import { checkBuilders, checkOutBase, resolveBase } from './base'
import { runBench } from './bench'
import { readShard } from './choose-files'
import { claimRun } from './one-run'
import { repeatRuns } from './repeat'
import { catalogueFolder, fillStore, printTimes, reviewCheckout } from './review-checkout'
import { serveReview } from './serve-review'

/**
 * `npm run visual`: photographs what may have changed since the base, and writes a review of it.
 * It exits with 0 without a change, 1 when pictures changed and a person has to look, and 2 when a
 * catalogue does not build or a story cannot be photographed, which nobody can approve.
 */
const options = {
  base: { type: 'string' },
  /** Checkout to review, when another checkout holds the harness, as on a pull request. */
  project: { type: 'string', default: '.' },
  /** Catalogue of that checkout, when its code must not run here. */
  catalogue: { type: 'string' },
  out: { type: 'string', default: join('.cache', 'visual', 'review') },
  story: { type: 'string' },
  shard: { type: 'string' },
  /** The default, written out: only stories whose code changed. */
  changed: { type: 'boolean', default: false },
  /** Photographs every story on both sides again, even where nothing changed. */
  all: { type: 'boolean', default: false },
  /** Fills the store alone, for later reviews that have this checkout as their base. */
  store: { type: 'boolean', default: false },
  /** With --store: photographs all twice, so that no review has to look at its base again. */
  twice: { type: 'boolean', default: false },
  /** Plants faults and counts those that the review finds. */
  exam: { type: 'boolean', default: false },
  /**
   * Changes a component and prints the times; with --store or --all, prints those of that run.
   */
  bench: { type: 'boolean', default: false },
  /** Photographs the same stories this many times, and names the pictures that differ. */
  repeat: { type: 'string' },
  serve: { type: 'boolean', default: false },
  port: { type: 'string', default: '6109' },
} as const

/** Reads the command line. An option that does not exist is a failure, not a change to look at. */
function readOptions() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    console.error('README.md lists the options below "Visual review".')
    process.exit(2)
  }
}

const values = readOptions()
const part = values.shard === undefined ? '' : `-${values.shard.replaceAll('/', '-of-')}`

async function run() {
  const { project, catalogue, out, story, shard, all } = values
  const report = values.bench ? printTimes : () => undefined
  if (values.store) {
    const faults = await fillStore(project, { story, shard, part, report, twice: values.twice })
    for (const fault of faults) console.error(`not photographed: ${fault}`)
    return faults.length > 0 ? 2 : 0
  }
  const base = resolveBase(values.base, project)
  console.log(`Comparing with ${base}`)
  // A run that fails must not leave the review of another one behind.
  rmSync(out, { recursive: true, force: true })
  // On a pull request the author chose the commit that it starts from, so that commit is checked.
  if (catalogue !== undefined) checkBuilders(project, base, values.base ?? 'origin/main')
  const folder = join('.cache', 'visual', `base${part}`)
  const { remove } = checkOutBase(base, folder, project)
  try {
    const review = await reviewCheckout(
      { project, catalogue, base, baseFolder: folder },
      { out, story, shard, part, all, live: values.serve, report },
    )
    for (const { kind, name } of review.changes) console.log(`${kind}: ${name}`)
    for (const fault of review.faults) console.error(`not photographed: ${fault}`)
    for (const note of review.notes) console.log(note)
    console.log(`${review.changes.length} changes, ${review.faults.length} faults`)
    console.log(join(out, 'index.html'))
    if (review.faults.length > 0) return 2
    return review.changes.length > 0 ? 1 : 0
  } finally {
    remove()
  }
}

/** Returns what a run is, because runs of different kinds use different folders. */
function kindOfRun() {
  if (values.exam) return 'exam'
  if (values.bench && !values.store && !values.all) return 'bench'
  return values.repeat === undefined ? 'review' : 'repeat'
}

const kind = kindOfRun()
let release = () => {}
try {
  if (values.shard !== undefined) readShard(values.shard)
  release = claimRun(join('.cache', 'visual', 'runs', `${kind}${part}.pid`))
  if (kind === 'exam') process.exitCode = await sitExam(values.shard, values.story)
  else if (kind === 'bench') await runBench()
  else if (values.repeat !== undefined) process.exitCode = await repeatRuns(values.repeat, values)
  else process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
} finally {
  release()
}

if (values.serve && !values.exam && !values.bench && !values.repeat && process.exitCode !== 2) {
  const { address } = await serveReview(values.out, {
    port: Number(values.port),
    live: {
      before: catalogueFolder('before', part),
      after: values.catalogue ?? catalogueFolder('after', part),
    },
  })
  console.log(`${address} — Ctrl-C ends the review`)
}
