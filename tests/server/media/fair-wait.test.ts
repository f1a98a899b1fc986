import { expect, it } from 'vitest'
import { createFairWait } from '@server/media/fair-wait'

it('refuses one caller too much work at a time, and no other', async () => {
  const { wait } = createFairWait(2)
  const ends: (() => void)[] = []
  const slow = () => new Promise<string>((resolve) => ends.push(() => resolve('made')))
  const first = wait('one', slow)
  const second = wait('one', slow)
  await expect(wait('one', slow)).rejects.toMatchObject({ statusCode: 503, retryAfter: 10 })
  const other = wait('another', slow)
  for (const end of ends) end()
  expect(await Promise.all([first, second, other])).toEqual(['made', 'made', 'made'])
  const failed = wait('one', () => Promise.reject(new Error('damaged')))
  await expect(failed).rejects.toThrow('damaged')
  expect(await wait('one', () => Promise.resolve('again'))).toBe('again')
})
