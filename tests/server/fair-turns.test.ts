import { expect, it, onTestFinished, vi } from 'vitest'
import { createFairTurns } from '@server/fair-turns'

const turn = () => new Promise((turned) => setImmediate(turned))

/** Returns a function that adds a task, the names of those that run, and one that ends a task. */
function makeTasks(inTurn: ReturnType<typeof createFairTurns>) {
  const running = new Map<string, () => void>()
  const add = (owner: string, name: string) =>
    inTurn(owner, () => new Promise<void>((done) => running.set(name, done)))
  const end = async (name: string) => {
    running.get(name)?.()
    running.delete(name)
    await turn()
  }
  return { running, add, end }
}

it('tasks of one owner wait behind each other, and never in front of another owner', async () => {
  const { running, add, end } = makeTasks(createFairTurns({ atOnce: 2, mostWaiting: 9 }))
  const added = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => add(name.slice(0, 1), name))
  const begun = () => [...running.keys()]
  await turn()
  expect(begun()).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun()).toEqual(['b1', 'a2'])
  await end('a2')
  expect(begun()).toEqual(['b1', 'c1'])
  await end('c1')
  expect(begun()).toEqual(['b1', 'a3'])
  for (const name of ['b1', 'a3', 'b2']) await end(name)
  await Promise.all(added)
})

it('an owner has only so many tasks, and a task that fails makes room for the next', async () => {
  const inTurn = createFairTurns({ atOnce: 1, mostWaiting: 1 })
  let fail = (_error: Error) => {}
  const first = inTurn('a', () => new Promise((_done, failed) => (fail = failed)))
  const second = inTurn('a', async () => 'done')
  await expect(inTurn('a', async () => 'never')).rejects.toMatchObject({ statusCode: 503 })
  const other = inTurn('b', async () => 'done as well')
  fail(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await Promise.all([second, other])).toEqual(['done', 'done as well'])
})

it('an owner rests for as long as its task took, and others do not wait for that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { running, add, end } = makeTasks(
    createFairTurns({ atOnce: 1, mostWaiting: 9, rests: true }),
  )
  const added = ['a1', 'a2', 'b1'].map((name) => add(name.slice(0, 1), name))
  const begun = () => [...running.keys()]
  await turn()
  vi.advanceTimersByTime(40)
  await end('a1')
  expect(begun()).toEqual(['b1'])
  await end('b1')
  vi.advanceTimersByTime(39)
  await turn()
  expect(begun()).toEqual([])
  vi.advanceTimersByTime(1)
  await turn()
  expect(begun()).toEqual(['a2'])
  await end('a2')
  await Promise.all(added)
})
