import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { offeredToken, tokenArrival } from '@features/session/offered-token'
import { sessionAtom } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { useArrivedUser, useOfferedSession } from '@features/session/use-offered-session'
import { fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { HookProbe, renderInWorld } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada, adaSession } from '@tests/helpers/signed-in'

const tunde = { _id: 'tunde', email: 'tunde@staylet.test' }

beforeEach(() => {
  sessionStorage.clear()
  tokenStore.remove()
  offeredToken.write('tunde-token')
})

const answers = (user: object = tunde) =>
  fakeApi({ 'GET /auth/me': { user }, 'POST /auth/logout': { message: 'logged out' } })

type Offered = ReturnType<typeof useOfferedSession>

async function open(api: FakeApi, session?: object) {
  const seen: { value?: Offered } = {}
  const probe = (
    <HookProbe useHook={useOfferedSession} onValue={(value) => void (seen.value = value)} />
  )
  const world = renderInWorld(probe, { api, ...(session && { session }) })
  await settle()
  return { ...world, seen, user: () => world.store.get(sessionAtom).user }
}

/** Returns the tokens of the sessions that were ended at the server. */
const ended = (api: FakeApi) =>
  api.calls
    .filter(({ call }) => call === 'POST /auth/logout')
    .map(({ options }) => options.headers?.['authorization'])

describe('a session that a link offers', () => {
  it('waits for the guest of another account, who may stay', async () => {
    tokenStore.write('ada-token')
    const api = answers()
    const { seen, user } = await open(api, adaSession)
    expect(seen.value?.offer).toEqual(tunde)
    expect([tokenStore.read(), user()?._id]).toEqual(['ada-token', ada._id])
    seen.value?.stay()
    await settle()
    expect([tokenStore.read(), offeredToken.read()]).toEqual(['ada-token', null])
    expect([seen.value?.offer, user()?._id]).toEqual([undefined, ada._id])
    expect(ended(api)).toEqual(['Bearer tunde-token'])
  })

  it('replaces the session of a guest who agrees, and ends the old one at the server', async () => {
    tokenStore.write('ada-token')
    const api = answers()
    const { seen, user } = await open(api, adaSession)
    seen.value?.change()
    await settle()
    expect([tokenStore.read(), offeredToken.read()]).toEqual(['tunde-token', null])
    expect([seen.value?.offer, user()]).toEqual([undefined, tunde])
    expect(ended(api)).toEqual(['Bearer ada-token'])
  })

  it('replaces another session of the same account without a question', async () => {
    tokenStore.write('ada-token')
    const api = answers(ada)
    const { seen } = await open(api, adaSession)
    expect([seen.value?.offer, tokenStore.read()]).toEqual([undefined, 'tunde-token'])
    expect(ended(api)).toEqual(['Bearer ada-token'])
  })

  it('is taken when the session of this tab has ended', async () => {
    const { user } = await open(answers())
    expect([tokenStore.read(), user()]).toEqual(['tunde-token', tunde])
  })

  it('waits for the session check', async () => {
    tokenStore.write('ada-token')
    const api = answers()
    await open(api)
    expect([api.calls, tokenStore.read()]).toEqual([[], 'ada-token'])
  })

  it('is dropped when it is not valid', async () => {
    tokenStore.write('ada-token')
    const refusal = new ApiError({ status: 401, code: 'unauthenticated' })
    const { seen, user } = await open(fakeApi({ 'GET /auth/me': refusal }), adaSession)
    expect([seen.value?.offer, offeredToken.read()]).toEqual([undefined, null])
    expect([tokenStore.read(), user()?._id]).toEqual(['ada-token', ada._id])
  })
})

describe('a session that came from a link', () => {
  it('is announced once, and only when it is valid', async () => {
    const arrived: string[] = []
    const onArrive = ({ _id }: { _id: string }) => void arrived.push(_id)
    const probe = <HookProbe useHook={() => useArrivedUser(onArrive)} onValue={() => {}} />
    tokenArrival.mark()
    renderInWorld(probe)
    await settle()
    renderInWorld(probe, { session: adaSession })
    await settle()
    expect(arrived).toEqual([])
    tokenArrival.mark()
    renderInWorld(probe, { session: adaSession })
    renderInWorld(probe, { session: adaSession })
    await settle()
    expect(arrived).toEqual([ada._id])
  })
})
