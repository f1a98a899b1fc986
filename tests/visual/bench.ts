import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { plant } from '@tests/visual/exam/faults'
import { checkOutBase, resolveBase } from './base'
import { defaultVariants } from './matrix'
import { fillStore, printTimes, reviewCheckout, type Times } from './review-checkout'
import { storyFiles, type StoryFile } from './story-keys'

const folder = join('.cache', 'visual', 'bench')

/** A component with few users and a change of how it looks, and one that most stories draw. */
const TYPICAL = {
  kind: 'wider margin',
  component: 'ui/account/PicturePicker',
  find: 'mb: 1 ',
  replace: 'mb: 2 ',
}
const EVERYWHERE = 'ui/text/Icon'

/** Machines among which a whole matrix is divided, as in visual-review.yml. */
const MACHINES = 4

/** Part of all story files whose pictures are taken without a store, to find the time of one. */
const SAMPLE = '3/20'

/** Limits in seconds: a change of one component, one picture on one core, and everything. */
const LIMITS = { change: 60, picture: 0.3, everything: 1200 } as const

/** Returns about how many pictures some story files have. A story may ask for more or fewer. */
const picturesOf = (project: string, files: readonly StoryFile[]) =>
  files.reduce((sum, { path }) => {
    const text = readFileSync(join(project, path), 'utf8')
    const stories = path.endsWith('.mdx') ? 1 : text.split(/^export const \w+: Story\b/m).length - 1
    return sum + stories * defaultVariants(path.replace(/^stories\//, '')).length
  }, 0)

const verdict = (value: number, limit: number) => (value <= limit ? 'holds' : 'is over')

const noTimes: Times = {
  seconds: 0,
  parts: {},
  pictures: 0,
  reused: 0,
  buildSeconds: 0,
  shootSeconds: 0,
}

/** A store of its own: that of earlier runs may have the pictures of the change. */
const store = join(folder, 'store')

/** Returns the seconds that a picture of any story takes when nothing is in the store. */
async function secondsPerPicture(project: string) {
  let times = noTimes
  rmSync(store, { recursive: true, force: true })
  await fillStore(project, {
    story: undefined,
    shard: SAMPLE,
    part: '-sample',
    folder: store,
    report: (found) => (times = found),
  })
  rmSync(store, { recursive: true, force: true })
  return times.shootSeconds / Math.max(1, times.pictures)
}

/**
 * `npm run visual -- --bench`: changes a component in a scratch checkout, reviews it with the
 * base's pictures in the store, and prints the times beside their limits. The time of everything is
 * computed from that of a picture in a sample of all story files, because it is too long to wait
 * for.
 */
export async function runBench() {
  const commit = resolveBase('HEAD', '.')
  const [was, place] = [join(folder, 'base'), join(folder, 'scratch')]
  const base = checkOutBase(commit, was, '.')
  const scratch = checkOutBase(commit, place, '.')
  try {
    const all = [...storyFiles(was, '').values()]
    const reach = (component: string) =>
      all.filter(({ modules }) => modules.has(`${component}.tsx`))
    const asked = { story: undefined, shard: undefined, part: '-bench', folder: store }
    rmSync(store, { recursive: true, force: true })
    const paths = reach(TYPICAL.component).map(({ path }) => path)
    await fillStore(was, {
      ...asked,
      story: paths.join(','),
      twice: true,
      report: () => undefined,
    })
    const file = join(place, `${TYPICAL.component}.tsx`)
    writeFileSync(file, plant(readFileSync(file, 'utf8'), TYPICAL))
    let times = noTimes
    await reviewCheckout(
      { project: place, base: commit, baseFolder: was },
      {
        ...asked,
        out: join(folder, 'review'),
        all: false,
        report: (found) => (times = found),
      },
    )
    printTimes(times)
    const cores = availableParallelism()
    const each = await secondsPerPicture(was)
    const print = (what: string, files: readonly StoryFile[]) => {
      const pictures = picturesOf(was, files)
      const seconds = (pictures * each) / MACHINES
      console.log(
        `${what}: ${files.length} of ${all.length} story files, about ${pictures} pictures, ` +
          `${(seconds / 60).toFixed(1)} min on ${MACHINES} machines like this one, which ` +
          `${verdict(seconds, LIMITS.everything)} the limit of ${LIMITS.everything / 60} min`,
      )
    }
    console.log(
      `${TYPICAL.component} changed: ${paths.length} story files, ${times.pictures} pictures and ` +
        `${times.reused} of pages that are drawn as before, ready after ` +
        `${times.seconds.toFixed(1)} s on ${cores} cores, which ` +
        `${verdict(times.seconds, LIMITS.change)} the limit of ${LIMITS.change} s`,
    )
    console.log(
      `a picture: ${(each * cores).toFixed(3)} s of a core, which ` +
        `${verdict(each * cores, LIMITS.picture)} the limit of ${LIMITS.picture} s`,
    )
    print(`${EVERYWHERE} changed`, reach(EVERYWHERE))
    print('everything', all)
  } finally {
    base.remove()
    scratch.remove()
  }
}
