import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reasonCopy } from '@domain/copy/reason-copy'
import { ApiError } from '@features/api/api-error'
import { useCompleteRegistration } from '@features/auth/use-complete-registration'
import { useCheckResetCode, useForgotPassword } from '@features/auth/use-forgot-password'
import { useResetPassword } from '@features/auth/use-reset-password'
import { useSignUpElsewhere } from '@features/auth/use-sign-up-elsewhere'
import { useResendVerification, useStartSignUp } from '@features/auth/use-start-sign-up'
import { useVerifyPhone } from '@features/auth/use-verify-code'
import {
  linkRefusedAtom,
  openLink,
  useLinkCheck,
  useVerifyEmail,
  verifiedLink,
} from '@features/auth/verified-link'
import { keptOrigin } from '@features/session/kept-origin'
import { pendingMark } from '@features/session/pending-mark'
import { pendingSignUp } from '@features/session/pending-sign-up'
import { isProvisional } from '@features/session/profile-completeness'
import { sessionAtom, signedOut } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { deferred, fakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada, adaSession } from '@tests/helpers/signed-in'

const initiate = 'POST /auth/initiate-email-verification'
const register = 'POST /auth/register'
const verifyOtp = 'POST /auth/verify-otp'
const forgot = 'POST /auth/forgot-password'
const resend = 'POST /auth/resend-verification'
const complete = 'POST /auth/complete-registration'
const reset = 'POST /auth/reset-password'

const byEmail = { method: 'email', contact: 'ngozi@staylet.test' } as const
const byPhone = { method: 'phone', contact: '08012345678' } as const
const details = {
  fullName: 'Ngozi Eze',
  dob: '1990-07-24',
  phoneNo: '08012345678',
  password: 'Staylet#2026',
}

const refusal = (status: number, message?: string, detail?: string) =>
  new ApiError({ status, code: `http_${status}`, message, detail })
const noNetwork = new ApiError({ status: 0, code: 'network' })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  tokenStore.remove()
})

describe('starting a sign-up', () => {
  it('keeps the email and id, and accepts only 200 as success (SIGNUP-07, SIGNUP-13)', async () => {
    const api = fakeApi({ [initiate]: { user: { _id: 'u1', email: byEmail.contact } } })
    const { result } = renderHook(useStartSignUp, { api })
    await expect(result.current.start(byEmail)).resolves.toBe(true)
    expect(api.calls[0]?.options).toMatchObject({
      body: { email: byEmail.contact },
      onlyStatus: 200,
    })
    expect(pendingSignUp.read()).toMatchObject({ ...byEmail, id: 'u1' })
  })

  it.each([
    [refusal(404), 'User not found'],
    [refusal(404, 'Nobody of that name'), 'Nobody of that name'],
    [refusal(500), 'Server error'],
    [refusal(500, undefined, 'no carrier'), 'Server error: no carrier'],
    [refusal(503, 'No mail today', 'no carrier'), 'No mail today: no carrier'],
    [refusal(201, 'created'), 'Server error'],
    [refusal(204), 'Server error'],
    [noNetwork, 'Server error'],
  ])(
    'shows the right message when the email request fails: case %# (SIGNUP-17, SIGNUP-13)',
    async (error, text) => {
      const { result } = renderHook(useStartSignUp, { api: fakeApi({ [initiate]: error }) })
      await expect(result.current.start(byEmail)).resolves.toBeUndefined()
      await settle()
      expect(result.current.failure?.text).toBe(text)
      expect(pendingSignUp.read()).toBeUndefined()
    },
  )

  it.each([
    [refusal(501, 'No gateway'), 'Phone verification is not implemented yet'],
    [refusal(500), 'An error occurred during sign-up'],
    [refusal(429, 'Too many codes.'), 'Too many codes.'],
  ])(
    'shows the right message when the phone request fails: case %# (SIGNUP-12, SIGNUP-14)',
    async (error, text) => {
      const { result } = renderHook(useStartSignUp, { api: fakeApi({ [register]: error }) })
      await result.current.start(byPhone)
      await settle()
      expect(result.current.failure?.text).toBe(text)
    },
  )

  it('sends one request, however often the button is clicked', async () => {
    const answer = deferred()
    const api = fakeApi({ [register]: answer.promise })
    const { result } = renderHook(useStartSignUp, { api })
    const first = result.current.start(byPhone)
    await expect(result.current.start(byPhone)).resolves.toBeUndefined()
    answer.resolve({ message: 'code sent' })
    await expect(first).resolves.toBe(true)
    expect(api.count(register)).toBe(1)
    await settle()
    expect(result.current.isSubmitting).toBe(false)
  })

  it('gives the connection as the reason, and clears it at the next attempt', async () => {
    const api = fakeApi({ [register]: noNetwork })
    const { result } = renderHook(useStartSignUp, { api })
    await result.current.start(byPhone)
    await settle()
    expect(result.current.failure?.reason).toBe(reasonCopy.offlineForm)
    api.answers[register] = { message: 'code sent' }
    await result.current.start(byPhone)
    await settle()
    expect(result.current.failure).toBeUndefined()
  })
})

describe('resending the verification', () => {
  it('keeps the id of the first request and updates the time (R-34)', async () => {
    pendingSignUp.write({ ...byEmail, id: 'u1', sentAt: 1 })
    const { result } = renderHook(useResendVerification, { api: fakeApi({ [resend]: {} }) })
    const sentAt = await result.current.resend(byEmail)
    expect(pendingSignUp.read()).toEqual({ ...byEmail, id: 'u1', sentAt })
  })

  it('shows its own failure message, whatever the server says (SIGNUP-15)', async () => {
    const api = fakeApi({ [resend]: refusal(429, 'Too many'), [register]: refusal(501) })
    const { result } = renderHook(useResendVerification, { api })
    for (const contact of [byEmail, byPhone]) {
      await result.current.resend(contact)
      await settle()
      expect(result.current.failure?.text).toBe('Failed to resend verification')
    }
  })
})

describe('verifying the phone code', () => {
  const payload = { phoneNumber: byPhone.contact, code: '048213' }
  const right = { success: true, token: 'new-token' }

  it('logs in a user whose profile is still incomplete (SIGNUP-06, R-19)', async () => {
    const user = { _id: 'u2', email: '', phoneNo: byPhone.contact }
    const api = fakeApi({ [verifyOtp]: right, 'GET /auth/me': { user } })
    const { result, store } = renderHook(useVerifyPhone, { api })
    await expect(result.current.verify(payload)).resolves.toBe('u2')
    expect(api.calls[0]?.options.body).toEqual(payload)
    expect(sessionStorage.getItem('token')).toBe('new-token')
    expect(store.get(sessionAtom)).toMatchObject({ user, isAuthenticated: true })
    expect(isProvisional(store.get(sessionAtom))).toBe(true)
  })

  it('logs the user in even when the backend returns no user (SIGNUP-06)', async () => {
    const api = fakeApi({ [verifyOtp]: right, 'GET /auth/me': refusal(403) })
    const { result, store } = renderHook(useVerifyPhone, { api })
    await expect(result.current.verify(payload)).resolves.toBe('')
    expect(store.get(sessionAtom)).toMatchObject({ user: null, isAuthenticated: true })
    expect(isProvisional(store.get(sessionAtom))).toBe(true)
  })

  it.each([
    [{ success: false }, 'Verification failed'],
    [{ success: false, message: 'That code has expired.' }, 'That code has expired.'],
    [{ success: true }, 'Verification failed'],
    [refusal(429, 'Too many tries.'), 'Too many tries.'],
    [refusal(500), 'Verification failed'],
    [() => Promise.reject('no error'), 'An unknown error occurred'],
  ])(
    'shows a message and logs nobody in when it fails: case %# (SIGNUP-16)',
    async (answer, text) => {
      const { result, store } = renderHook(useVerifyPhone, {
        api: fakeApi({ [verifyOtp]: answer }),
      })
      await expect(result.current.verify(payload)).resolves.toBeUndefined()
      await settle()
      expect(result.current.failure?.text).toBe(text)
      expect(tokenStore.read()).toBeNull()
      expect(store.get(sessionAtom)).toEqual(signedOut)
    },
  )
})

describe('opening the mailed link', () => {
  const open = 'GET /auth/verify-email/a-link'

  it('stores its token for this tab and ignores the response (ROUTE-03, API-06)', async () => {
    const api = fakeApi({ [open]: 'not even an object' })
    const { result, store } = renderHook(useVerifyEmail, { api })
    result.current('a-link')
    expect(sessionStorage.getItem('verify-email')).toBe('a-link')
    await settle()
    expect(store.get(linkRefusedAtom)).toBe(false)
  })

  it.each([
    [refusal(400), true],
    [refusal(404), true],
    [refusal(500), false],
    [noNetwork, false],
  ])('marks the link as refused only when the server refuses it: case %#', async (error, is) => {
    const { result, store } = renderHook(useVerifyEmail, { api: fakeApi({ [open]: error }) })
    result.current('a-link')
    await settle()
    expect(store.get(linkRefusedAtom)).toBe(is)
    expect(verifiedLink.read()).toBe(is ? 'refused' : 'a-link')
  })
})

describe('onboarding', () => {
  it('asks after a reload whether the link was used elsewhere, and once only (R-147)', async () => {
    const check = 'GET /auth/verify-email/used-elsewhere'
    const api = fakeApi({ [check]: refusal(400) })
    verifiedLink.write('used-elsewhere')
    const { store } = renderHook(useLinkCheck, { api })
    await settle()
    expect(store.get(linkRefusedAtom)).toBe(true)
    renderHook(useLinkCheck, { api, store })
    await settle()
    expect(api.count(check)).toBe(1)
  })
})

describe('the tab that began a sign-up', () => {
  it('notices that another tab has completed it (R-147)', () => {
    const onDone = vi.fn<() => void>()
    renderHook(() => useSignUpElsewhere(onDone))
    const change = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    change('pending-sign-up', '{}')
    change('remembered-login', null)
    expect(onDone).not.toHaveBeenCalled()
    change('pending-sign-up', null)
    expect(onDone).toHaveBeenCalledOnce()
  })
})

describe('the place where a sign-up began (R-147)', () => {
  const origin = { from: { pathname: '/book-now', search: '', hash: '', state: { guests: 2 } } }

  it('is sent with the address and adopted from the mailed link in another tab', async () => {
    keptOrigin.write(origin)
    const api = fakeApi({ [initiate]: { user: ada } })
    const { result } = renderHook(useStartSignUp, { api })
    await result.current.start({ method: 'email', contact: ada.email })
    const { intent } = (api.calls[0]?.options.body ?? {}) as { intent?: string }
    expect(JSON.parse(intent ?? '')).toEqual(origin)

    keptOrigin.clear()
    await openLink(fakeApi({ 'GET /auth/verify-email/a-link': { intent } }), 'a-link')
    expect(keptOrigin.read()?.state).toEqual(origin)
  })

  it('of this tab is not replaced by the link, and text that does not fit an origin is left out', async () => {
    keptOrigin.clear()
    await openLink(fakeApi({ 'GET /auth/verify-email/a-link': { intent: '{' } }), 'a-link')
    expect(keptOrigin.read()).toBeUndefined()
    keptOrigin.write(origin)
    await openLink(fakeApi({ 'GET /auth/verify-email/a-link': { intent: '{"from":1}' } }), 'a-link')
    expect(keptOrigin.read()?.state).toEqual(origin)
    keptOrigin.clear()
  })
})

describe('completing a registration', () => {
  it('ends the provisional session and clears the pending sign-up (ONB-06, R-20)', async () => {
    tokenStore.write('new-token')
    pendingSignUp.write({ ...byPhone, sentAt: Date.now() })
    pendingMark.write(true)
    const session = { ...adaSession, user: { _id: 'u2', email: '', phoneNo: byPhone.contact } }
    const api = fakeApi({ [complete]: { user: ada } })
    const { result, store } = renderHook(useCompleteRegistration, { api, session })
    await expect(result.current.complete({ id: 'u2', ...details })).resolves.toEqual({
      email: ada.email,
    })
    expect(api.calls[0]?.options.body).toEqual({ id: 'u2', ...details })
    await settle()
    expect(tokenStore.read()).toBeNull()
    expect(store.get(sessionAtom)).toEqual(signedOut)
    expect(pendingSignUp.readAnywhere()).toBeUndefined()
    expect(pendingMark.read()).toBeUndefined()
  })

  it('proves a mailed link by its token, which works only once (R-35)', async () => {
    verifiedLink.write('a-link')
    const api = fakeApi({ [complete]: { user: ada } })
    const { result } = renderHook(useCompleteRegistration, { api })
    await result.current.complete({ id: 'u1', ...details })
    expect(api.calls[0]?.options.body).toMatchObject({ verificationToken: 'a-link' })
    expect(verifiedLink.read()).toBeUndefined()
  })

  it('keeps everything for another attempt when it fails, even with 401 (ONB-08, R-132)', async () => {
    verifiedLink.write('a-link')
    tokenStore.write('new-token')
    const api = fakeApi({ [complete]: refusal(401, 'Log in first.') })
    const { result } = renderHook(useCompleteRegistration, { api })
    await result.current.complete({ id: 'u1', ...details })
    await settle()
    expect(result.current.failure?.text).toBe('Failed to complete registration. Please try again.')
    expect(api.calls[0]?.options.handlesUnauthorized).toBe(true)
    expect(verifiedLink.read()).toBe('a-link')
    expect(tokenStore.read()).toBe('new-token')
  })

  it('sends nothing without a known account (ONB-08, R-35)', async () => {
    const api = fakeApi()
    const { result } = renderHook(useCompleteRegistration, { api })
    await result.current.complete({ id: undefined, ...details })
    await settle()
    expect(api.calls).toEqual([])
    expect(result.current.failure?.text).toBe('Failed to complete registration. Please try again.')
  })
})

describe('resetting a forgotten password', () => {
  it.each(['password reset link sent', ' Password Reset Link Sent\n'])(
    'moves to verification when the response is %j (RESET-02, R-44)',
    async (message) => {
      const api = fakeApi({ [forgot]: { message } })
      const { result } = renderHook(useForgotPassword, { api })
      await expect(result.current.ask('08012345678')).resolves.toBeGreaterThan(0)
      expect(api.calls[0]?.options.body).toEqual({ email: '08012345678' })
    },
  )

  it.each([
    [{ message: 'Ask again tomorrow.' }, 'Ask again tomorrow.'],
    [{}, 'An error occurred during the request'],
    [undefined, 'An error occurred during the request'],
    [refusal(429, 'Too many requests.'), 'Too many requests.'],
    [noNetwork, 'An error occurred during the request'],
  ])(
    'stays on the first step for any other response: case %# (RESET-02, RESET-05)',
    async (answer, text) => {
      const { result } = renderHook(useForgotPassword, { api: fakeApi({ [forgot]: answer }) })
      await expect(result.current.ask(ada.email)).resolves.toBeUndefined()
      await settle()
      expect(result.current.failure?.text).toBe(text)
    },
  )

  it('checks the code together with the identifier (RESET-06, API-09)', async () => {
    const api = fakeApi({ [verifyOtp]: { success: true, token: 'reset-token' } })
    const { result } = renderHook(useCheckResetCode, { api })
    const payload = { identifier: ada.email, otp: '048213' }
    await expect(result.current.check(payload)).resolves.toBe('reset-token')
    expect(api.calls[0]?.options.body).toEqual(payload)
    expect(tokenStore.read()).toBeNull()
  })

  it.each([
    [{ success: false, message: 'wrong' }, 'Invalid verification code'],
    [{ success: true }, 'Invalid verification code'],
    [refusal(500, 'Broken'), 'Failed to verify code'],
    [noNetwork, 'Failed to verify code'],
  ])('shows a message for a refused code: case %# (RESET-06)', async (answer, text) => {
    const { result } = renderHook(useCheckResetCode, { api: fakeApi({ [verifyOtp]: answer }) })
    await result.current.check({ identifier: ada.email, otp: '048213' })
    await settle()
    expect(result.current.failure?.text).toBe(text)
  })

  it('sets the new password and ends the session of this tab (RESET-04)', async () => {
    tokenStore.write('an-older-session')
    const api = fakeApi({ [reset]: { message: 'changed' } })
    const { result } = renderHook(useResetPassword, { api })
    const payload = { token: 'reset-token', email: ada.email, newPassword: 'STAYLET?2026' }
    await expect(result.current.reset(payload)).resolves.toBe(true)
    expect(api.calls[0]?.options.body).toEqual(payload)
    expect(tokenStore.read()).toBeNull()
  })
})
