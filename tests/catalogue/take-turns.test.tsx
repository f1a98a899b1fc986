import { expect, it } from 'vitest'
import { takeTurn } from '../../.storybook/decorators/take-turns'

/** Returns a promise with the function that resolves it. */
function held() {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release }
}

it('one frame of a docs page plays at a time, in the order of their arrival', async () => {
  const order: string[] = []
  const first = held()
  const second = held()
  await takeTurn('page', () => first.until)
  order.push('first begins')
  const next = takeTurn('page', () => second.until).then(() => order.push('second begins'))
  await takeTurn('another page', () => Promise.resolve())
  order.push('first ends')
  first.release()
  await next
  second.release()
  expect(order).toEqual(['first begins', 'first ends', 'second begins'])
})
