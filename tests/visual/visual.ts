import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readApprovals, unapproved, writeApprovals } from './approvals'
import { checkOutBase, resolveBase } from './base'
import { buildCatalogue } from './build-catalogue'
import { coverFault, findChanges, type Change, type Pictures } from './compare'
import { lookAgain } from './look-again'
import { reviewPage } from './review-page'
import { serveReview } from './serve-review'
import { shootStories } from './shoot'

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    out: { type: 'string', default: join('.cache', 'visual') },
    serve: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
  },
})

const out = values.out
const approvalsFile = join('.cache', 'visual', 'approved.json')
const notes: string[] = []

const baseCatalogue = join('.cache', 'visual', 'base-catalogue')

/**
 * Returns the screenshots of the base. Without a catalogue that builds there are none, and a note
 * says so.
 */
async function shootBase(commit: string): Promise<Pictures> {
  const folder = join('.cache', 'visual', 'base')
  const { remove } = checkOutBase(commit, folder)
  try {
    if (!buildCatalogue(folder, baseCatalogue)) {
      notes.push('The catalogue of the base does not build, so there is no "before".')
      return new Map()
    }
    const { pictures, faults } = await shootStories(baseCatalogue)
    notes.push(...faults.map((fault) => `Not photographed on the base: ${fault}`))
    return pictures
  } finally {
    remove()
  }
}

function writePictures({ name, before, after, difference }: Change) {
  for (const [side, picture] of Object.entries({ before, after, difference })) {
    if (!picture) continue
    const file = join(out, side, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, picture)
  }
}

const base = resolveBase(values.base)
console.log(`Comparing with ${base}`)
const head = join('.cache', 'visual', 'head-catalogue')
if (!buildCatalogue('.', head)) throw new Error('The catalogue does not build.')
const { pictures: after, faults } = await shootStories(head)
const cover = coverFault(after)
if (cover) faults.push(cover)
const before = await shootBase(base)
const changes = await lookAgain(findChanges(before, after), async (names) => ({
  before: (await shootStories(baseCatalogue, names)).pictures,
  after: (await shootStories(head, names)).pictures,
}))
const approvals = readApprovals(approvalsFile)

for (const side of ['before', 'after', 'difference'])
  rmSync(join(out, side), { recursive: true, force: true })
changes.forEach(writePictures)
notes.unshift(...faults.map((fault) => `Not photographed: ${fault}`))
const review = { changes, approvals, base, notes }
mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'review.html'), reviewPage(review))

const report = () => {
  const left = unapproved(changes, approvals)
  for (const { kind, name } of left) console.log(`${kind}: ${name}`)
  for (const fault of faults) console.error(`not photographed: ${fault}`)
  console.log(`${after.size} pictures, ${changes.length} changed, ${left.length} to approve`)
  return left.length === 0 && faults.length === 0 ? 0 : 1
}

process.exitCode = report()
console.log(join(out, 'review.html'))

if (values.serve) {
  const server = await serveReview(
    review,
    (key, name) => {
      approvals[key] = name
      writeApprovals(approvalsFile, approvals)
      console.log(`approved: ${name}`)
    },
    Number(values.port),
  )
  console.log(`${server.address} — Ctrl-C ends the review`)
  process.on('SIGINT', () => process.exit(report()))
}
