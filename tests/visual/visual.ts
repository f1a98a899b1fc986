import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkOut, resolveBase } from './base'
import { claimRun } from './one-run'
import { reviewCheckout } from './review-checkout'
import { faultLine } from './write-review'

/**
 * `npm run visual`: photographs what may have changed since the base, and writes a review of it.
 * It exits with 0 without a change, 1 when pictures changed and a person has to look, and 2 when the
 * catalogue does not build or a story cannot be photographed.
 */
const options = {
  base: { type: 'string' },
  story: { type: 'string' },
  out: { type: 'string', default: join('.cache', 'visual', 'review') },
  all: { type: 'boolean', default: false },
} as const

async function run() {
  const { base: ref, story, out, all } = parseArgs({ options }).values
  const base = resolveBase(ref)
  console.log(`Comparing with ${base}`)
  // A run that fails must not leave the review of another one behind.
  rmSync(out, { recursive: true, force: true })
  const baseFolder = join('.cache', 'visual', 'base')
  const { remove } = checkOut(base, baseFolder)
  try {
    const { changes, faults, notes } = await reviewCheckout(
      { base, baseFolder },
      { out, story, all },
    )
    for (const { kind, name } of changes) console.log(`${kind}: ${name}`)
    for (const fault of faults) console.error(`not photographed: ${faultLine(fault)}`)
    for (const note of notes) console.log(note)
    console.log(`${changes.length} changes, ${faults.length} faults`)
    console.log(join(out, 'index.html'))
    if (faults.some(({ side }) => side === 'after')) return 2
    return changes.length > 0 ? 1 : 0
  } finally {
    remove()
  }
}

let release = () => {}
try {
  release = claimRun(join('.cache', 'visual', 'run.pid'))
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  console.error('docs/visual-review.md lists the options.')
  process.exitCode = 2
} finally {
  release()
}
