import { expect, it, vi } from 'vitest'
import { lateCode } from '@ui/layout/late-code'

it('late code is fetched again after a failure, and only once after that', async () => {
  const load = vi
    .fn<() => Promise<{ answer: number }>>()
    .mockRejectedValueOnce(new TypeError('The network has gone.'))
    .mockResolvedValue({ answer: 42 })
  const fetchCode = lateCode(load, 'answer')
  await expect(fetchCode()).rejects.toThrow('The network has gone.')
  expect(await Promise.all([fetchCode(), fetchCode()])).toEqual([42, 42])
  expect(await fetchCode()).toBe(42)
  expect(load).toHaveBeenCalledTimes(2)
})
