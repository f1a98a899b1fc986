import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { personalAtom } from '@features/session/personal-atom'
import { endSessionAtom, sessionAtom, signedOut } from '@features/session/session-atoms'
import { makeUser } from '@tests/fixtures/make-user'
import { adaSession } from '@tests/helpers/signed-in'

const bolaSession = { ...adaSession, user: makeUser({ _id: 'bola' }) }

function kept() {
  const store = createStore()
  const noteAtom = personalAtom('none', 'noteAtom')
  store.set(sessionAtom, adaSession)
  store.set(noteAtom, "Ada's")
  return { store, noteAtom }
}

describe('state that belongs to the logged-in user (R-26)', () => {
  it('is readable by its owner before and after a profile change', () => {
    const { store, noteAtom } = kept()
    store.set(sessionAtom, { ...adaSession, user: makeUser({ fullName: 'Ada Lovelace' }) })
    expect(store.get(noteAtom)).toBe("Ada's")
  })

  it('is hidden from visitors and other users', () => {
    const { store, noteAtom } = kept()
    store.set(sessionAtom, signedOut)
    expect(store.get(noteAtom)).toBe('none')
    store.set(sessionAtom, bolaSession)
    expect(store.get(noteAtom)).toBe('none')
  })

  it('starts from the initial value for another user', () => {
    const { store, noteAtom } = kept()
    store.set(sessionAtom, bolaSession)
    store.set(noteAtom, (now) => `${now}, and Bola's`)
    expect(store.get(noteAtom)).toBe("none, and Bola's")
  })

  it('is empty for the same user after a logout', () => {
    const { store, noteAtom } = kept()
    store.set(endSessionAtom)
    store.set(sessionAtom, adaSession)
    expect(store.get(noteAtom)).toBe('none')
  })

  it('has its own name in the developer tools', () => {
    expect(kept().noteAtom.debugLabel).toBe('noteAtom')
  })
})
