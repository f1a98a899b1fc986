import { expect, it } from 'vitest'
import { inSignInTurn } from '@server/auth/sign-in-turns'

it('first logins take one turn together, and a device that has logged in before its own', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const logIn = (name: string, device?: string) =>
    inSignInTurn(device, () => {
      begun.push(name)
      return new Promise<void>((end) => ends.push(end))
    })
  const flood = Array.from({ length: 62 }, (_, number) => logIn(`stranger ${number}`))
  const known = logIn('owner', 'a device')
  const settled = Promise.allSettled([...flood, known])
  await new Promise((turned) => setImmediate(turned))
  expect(begun).toEqual(['stranger 0', 'owner'])
  // One is in progress, and sixty wait.
  await expect(flood.at(-1)).rejects.toMatchObject({ statusCode: 503 })
  while (begun.length < 62 || ends.length > 0) {
    ends.shift()?.()
    await new Promise((turned) => setImmediate(turned))
  }
  const outcomes = await settled
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})
