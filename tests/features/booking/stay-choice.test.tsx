import { describe, expect, it } from 'vitest'
import { useStayChoice } from '@features/booking/use-stay-choice'
import { sessionAtom, signedOut } from '@features/session/session-atoms'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { adaSession } from '@tests/helpers/signed-in'

const open = (id = 'loft', maxGuests = 4, store = renderHook(() => null).store) =>
  renderHook(() => useStayChoice(id, maxGuests), { store })

describe('the stay chosen on a booking card', () => {
  it('is empty for one guest at first', () => {
    expect(open().result.current).toMatchObject({ startDate: null, endDate: null, guests: 1 })
  })

  it('holds dates and guest count independently', async () => {
    const { result } = open()
    result.current.setGuests(3)
    result.current.setDates({ startDate: '2026-01-20', endDate: null })
    await settle()
    expect(result.current).toMatchObject({ startDate: '2026-01-20', endDate: null, guests: 3 })
  })

  it('returns on Back, and is separate for each listing', async () => {
    const first = open()
    first.result.current.setGuests(3)
    await settle()
    expect(open('loft', 4, first.store).result.current.guests).toBe(3)
    expect(open('villa', 4, first.store).result.current.guests).toBe(1)
  })

  it('never holds more guests than the listing allows', async () => {
    const { result } = open('loft', 2)
    result.current.setGuests(9)
    await settle()
    expect(result.current.guests).toBe(2)
  })

  it('is hidden from the next user (R-26)', async () => {
    const { result, store } = open()
    store.set(sessionAtom, adaSession)
    await settle()
    result.current.setGuests(3)
    await settle()
    store.set(sessionAtom, signedOut)
    await settle()
    expect(result.current.guests).toBe(1)
  })
})
