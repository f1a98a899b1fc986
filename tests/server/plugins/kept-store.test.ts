import { expect, it } from 'vitest'
import { createKeptStore, type KeptResponse } from '@server/plugins/kept-store'

const makeResponse = (text = '{}'): KeptResponse => ({ text, headers: {}, encoded: {} })

it('a response is not kept when its stays, or everything, changed while it was made', () => {
  const store = createKeptStore()
  const moment = store.now()
  store.note(['palm'])
  expect(store.keep('/palm', makeResponse(), ['palm'], moment)).toBe(false)
  expect(store.keep('/free', makeResponse(), 'all', moment)).toBe(false)
  expect(store.keep('/loft', makeResponse(), ['loft'], moment)).toBe(true)
  store.note('all')
  expect(store.find('/loft')).toBeNull()
  expect(store.keep('/loft', makeResponse(), [], moment)).toBe(false)
  expect(store.keep('/loft', makeResponse(), [], store.now())).toBe(true)
})

it('the first of two responses for an address is kept', () => {
  const store = createKeptStore()
  const [first, second] = [makeResponse(), makeResponse()]
  store.keep('/', first, [], store.now())
  expect(store.keep('/', second, [], store.now())).toBe(false)
  expect(store.find('/')).toBe(first)
})

it('every response is dropped when more listings were booked than are remembered', () => {
  const store = createKeptStore()
  store.keep('/loft', makeResponse(), ['loft'], store.now())
  const changed = Array.from({ length: 20_000 }, (_, n) => `listing ${n}`)
  store.note(changed)
  expect(store.find('/loft')).not.toBeNull()
  store.note(['one more'])
  expect(store.find('/loft')).toBeNull()
})

it('the room of a response that was dropped is free again', () => {
  const store = createKeptStore()
  const large = makeResponse('x'.repeat(3_000_000))
  for (let n = 0; n < 5; n += 1) {
    store.keep('/loft', large, ['loft'], store.now())
    store.note(['loft'])
    expect(store.find('/loft')).toBeNull()
  }
  store.keep('/a', large, [], store.now())
  store.keep('/b', large, [], store.now())
  expect([store.find('/a'), store.find('/b')]).toEqual([large, large])
  expect(store.keep('/c', large, [], store.now())).toBe(false)
  expect(store.keep('/c', large, [], store.now())).toBe(true)
  expect([store.find('/a'), store.find('/b'), store.find('/c')]).toEqual([null, large, large])
})

it('a full store remembers the last 5,000 addresses', () => {
  const store = createKeptStore()
  const full = makeResponse('x'.repeat(7_999_000))
  const keep = (url: string) => store.keep(url, makeResponse(), [], store.now())
  store.keep('/', full, [], store.now())
  for (let n = 0; n <= 5_000; n += 1) keep(`/${n}`)
  expect(store.find('/')).toBe(full)
  expect([keep('/0'), keep('/5000')]).toEqual([false, true])
})

it('many small responses, and those of long addresses, do not grow without end', () => {
  const store = createKeptStore()
  const keep = (url: string) => store.keep(url, makeResponse(), [], store.now())
  for (let n = 0; n < 16_000; n += 1) keep(`/${n}`)
  expect(keep('/16000')).toBe(false)
  expect(keep('/16000')).toBe(true)
  expect(createKeptStore().keep(`/${'x'.repeat(2_000)}`, makeResponse(), [], 0)).toBe(false)
})
