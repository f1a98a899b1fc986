import { expect, it } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { useOwnSessions } from '@features/auth/use-own-sessions'
import { fakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'

const list = 'GET /auth/sessions'
const endAll = 'DELETE /auth/sessions'
const confirm = 'POST /auth/confirm'
const sessions = [{ _id: '1', isCurrent: true }]

it('requests nothing until the guest asks', async () => {
  const api = fakeApi({ [list]: { sessions } })
  const { result } = renderHook(useOwnSessions, { api })
  expect(api.calls).toEqual([])
  await result.current.show()
  await settle()
  expect(result.current.sessions).toEqual(sessions)
})

it('requires the password when the server does, then ends the session and loads the list again', async () => {
  let isProved = false
  const api = fakeApi({
    [list]: { sessions },
    [endAll]: () => {
      if (!isProved) throw new ApiError({ status: 403, code: 'confirmation_needed' })
      return {}
    },
    [confirm]: () => {
      isProved = true
      return {}
    },
  })
  const { result } = renderHook(useOwnSessions, { api })
  await result.current.end('others')
  await settle()
  expect([result.current.isAsking, result.current.failure]).toEqual([true, undefined])
  await result.current.confirm('Lagoon#2026')
  await settle()
  expect(result.current.isAsking).toBe(false)
  expect(api.calls.map(({ call }) => call)).toEqual([endAll, list, confirm, endAll, list])
})

it('keeps requiring it after a wrong password, and reports that', async () => {
  const wrong = { status: 403, code: 'invalid_credentials', message: 'The password is incorrect.' }
  const api = fakeApi({
    [list]: { sessions },
    [endAll]: new ApiError({ status: 403, code: 'confirmation_needed' }),
    [confirm]: new ApiError(wrong),
  })
  const { result } = renderHook(useOwnSessions, { api })
  await result.current.end('others')
  await settle()
  await result.current.confirm('guess')
  await settle()
  expect(result.current.isAsking).toBe(true)
  expect(result.current.failure?.text).toBe('The password is incorrect.')
})
