import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkOutBase, resolveBase } from '@tests/visual/base'
import { printTimes, reviewCheckout } from '@tests/visual/review-checkout'
import { faults, plant, roundsOf, type Fault } from './faults'

const folder = join('.cache', 'visual', 'exam')

const titleOf = ({ component }: Fault) => component

/** Result of a review of some faults: those that it found, and changes that nobody planted. */
interface Result {
  missed: Fault[]
  alarms: string[]
}

/**
 * `npm run visual -- --exam`: plants faults of many kinds in a scratch checkout, reviews it, and
 * counts what the review found. A last round plants nothing but a comment, and must find nothing.
 *
 * @param story Parts of the paths of components whose faults are planted, separated by commas.
 */
export async function sitExam(
  shard: string | undefined,
  story: string | undefined,
): Promise<number> {
  const commit = resolveBase('HEAD', '.')
  const [part = 1, parts = 1] = (shard ?? '1/1').split('/').map(Number)
  const base = checkOutBase(commit, join(folder, `base-${part}`), '.')
  const scratch = checkOutBase(commit, join(folder, `scratch-${part}`), '.')
  const place = join(folder, `scratch-${part}`)

  const review = (components: readonly string[]) =>
    reviewCheckout(
      { project: place, base: commit, baseFolder: join(folder, `base-${part}`) },
      {
        out: join(folder, `review-${part}`),
        story: components.map((path) => `${path}.stories`).join(','),
        part: `-exam-${part}`,
        shard: undefined,
        all: false,
        report: printTimes,
      },
    )

  const sit = async (round: readonly Fault[], change: (text: string, fault: Fault) => string) => {
    const original = new Map<string, string>()
    for (const fault of round) {
      const file = join(place, `${fault.component}.tsx`)
      const text = readFileSync(file, 'utf8')
      original.set(file, text)
      writeFileSync(file, change(text, fault))
    }
    const { changes, faults: failed } = await review(round.map(({ component }) => component))
    for (const [file, text] of original) writeFileSync(file, text)
    for (const message of failed) console.error(message)
    const seen = new Set(changes.map(({ title }) => title))
    const titles = new Set(round.map(titleOf))
    return {
      missed: round.filter((fault) => !seen.has(titleOf(fault))),
      alarms: [...seen].filter((title) => !titles.has(title)),
      seen,
    }
  }

  try {
    const asked = faults.filter(
      ({ component }) => story?.split(',').some((part) => component.includes(part)) ?? true,
    )
    const rounds = roundsOf(asked).filter((_, at) => at % parts === part - 1)
    const total: Result = { missed: [], alarms: [] }
    for (const round of rounds) {
      const { missed, alarms } = await sit(round, plant)
      total.missed.push(...missed)
      total.alarms.push(...alarms)
      for (const fault of round) {
        const verdict = missed.includes(fault) ? 'missed' : 'caught'
        console.log(`${verdict}: ${fault.kind} (${fault.component})`)
      }
    }
    if (part === 1) {
      const [first = []] = rounds
      const neutral = await sit(first, (text) => `${text}\n// Nothing that draws.\n`)
      total.alarms.push(...neutral.seen)
    }
    const planted = rounds.flat().length
    console.log(
      `${planted - total.missed.length} of ${planted} faults caught, ${total.alarms.length} false changes`,
    )
    return total.missed.length + total.alarms.length === 0 ? 0 : 1
  } finally {
    base.remove()
    scratch.remove()
  }
}
