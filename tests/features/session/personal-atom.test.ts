import { personalAtom } from '@features/session/personal-atom'
import { endSessionAtom, sessionAtom, signedOut } from '@features/session/session-atoms'
import { makeUser } from '@tests/fixtures/make-user'
import { adaSession } from '@tests/helpers/signed-in'
import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'

const bolaSession = { ...adaSession, user: makeUser({ _id: 'bola' }) }

function kept() {
  const store = createStore()
  const noteAtom = personalAtom('none', 'noteAtom')
  store.set(sessionAtom, adaSession)
  store.set(noteAtom, "Ada's")
  return { store, noteAtom }
}

describe('what belongs to who is signed in (R-26)', () => {
  it('is read by its owner, before and after a change to the profile', () => {
    const { store, noteAtom } = kept()
    store.set(sessionAtom, { ...adaSession, user: makeUser({ fullName: 'Ada Lovelace' }) })
    expect(store.get(noteAtom)).toBe("Ada's")
  })

  it('is not there for a visitor or for another user', () => {
    const { store, noteAtom } = kept()
    store.set(sessionAtom, signedOut)
    expect(store.get(noteAtom)).toBe('none')
    store.set(sessionAtom, bolaSession)
    expect(store.get(noteAtom)).toBe('none')
  })

  it('changes for another user from the initial value, not from what lay there', () => {
    const { store, noteAtom } = kept()
    store.set(sessionAtom, bolaSession)
    store.set(noteAtom, (now) => `${now}, and Bola's`)
    expect(store.get(noteAtom)).toBe("none, and Bola's")
  })

  it('is not there for the same user who comes back after a logout', () => {
    const { store, noteAtom } = kept()
    store.set(endSessionAtom)
    store.set(sessionAtom, adaSession)
    expect(store.get(noteAtom)).toBe('none')
  })

  it('has a name of its own in the tools', () => {
    expect(kept().noteAtom.debugLabel).toBe('noteAtom')
  })
})
