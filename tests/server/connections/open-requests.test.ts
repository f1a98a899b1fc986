import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { limitOpenRequests } from '@server/plugins/open-requests'

it('a server refuses requests above its bound with 503 and Retry-After, except health checks', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(limitOpenRequests, { connections: { refusal: undefined }, most: 1 })
  const counts = app.openRequests
  let answer = () => {}
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  app.get('/slow', async () => {
    begin()
    await new Promise<void>((resolve) => (answer = resolve))
    return 'whole'
  })
  app.get('/readyz', async () => 'ready')
  const slow = app.inject('/slow')
  await begun
  const refused = await app.inject('/slow')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10'])
  expect(refused.json()).toMatchObject({ code: 'unavailable' })
  expect((await app.inject('/readyz')).body).toBe('ready')
  expect(counts).toMatchObject({ open: 1, refused: 1 })
  answer()
  expect((await slow).body).toBe('whole')
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect(counts.open).toBe(0)
})
