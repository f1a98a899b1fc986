import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildCatalogue } from './build-catalogue'
import { chooseFiles, type Choice } from './choose-files'
import { shootStories, storiesOf } from './shoot'
import { storyFiles } from './story-keys'

/** Keeps every core busy, as other programs of the machine do. */
function keepBusy() {
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;) Math.sqrt(Math.random())', { eval: true }),
  )
  return () => Promise.all(workers.map((worker) => worker.terminate()))
}

/**
 * `npm run visual -- --repeat 20 --story PART`: photographs the same stories again and again while
 * every core is busy in every second run, and names each picture that was not always the same.
 */
export async function repeatRuns(asked: string, choice: Choice) {
  const runs = Number(asked)
  if (!(Number.isInteger(runs) && runs > 1)) {
    throw new Error(`--repeat ${asked} is no number of runs.`)
  }
  const folder = join('.cache', 'visual', 'repeat-catalogue')
  const paths = chooseFiles([...storyFiles('.', '').keys()].sort(), choice)
  await buildCatalogue('.', folder, paths)
  const stories = storiesOf(folder)
  const seen = new Map<string, Set<string>>()
  const faults: string[] = []
  for (let run = 1; run <= runs; run += 1) {
    const calm = run % 2 === 0 ? keepBusy() : undefined
    await shootStories(folder, stories, {
      onShots: ({ id }, { shots }) => {
        for (const [variant, bytes] of shots) {
          const name = `${id}/${variant}`
          const hash = createHash('sha256').update(bytes).digest('hex')
          seen.set(name, (seen.get(name) ?? new Set()).add(hash))
        }
      },
      onFault: ({ id }, message) => faults.push(`${id}: ${message}`),
    })
    await calm?.()
  }
  const unequal = [...seen].filter(([, hashes]) => hashes.size > 1)
  for (const [name, hashes] of unequal) console.log(`${hashes.size} different pictures: ${name}`)
  for (const fault of faults) console.error(`not photographed: ${fault}`)
  console.log(
    `${runs} runs of ${stories.length} stories: ${unequal.length} of ${seen.size} pictures differ`,
  )
  return unequal.length + faults.length === 0 ? 0 : 1
}
