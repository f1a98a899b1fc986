import { describe, expect, it } from 'vitest'
import { useStayChoice } from '@features/booking/use-stay-choice'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'

const openAt = (entry: string) =>
  renderHook(() => useStayChoice(8), { entries: ['/discover', entry] })

const open = (maxGuests = 4) => renderHook(() => useStayChoice(maxGuests))

describe('the stay chosen on a booking card', () => {
  it('is empty for one guest at first', () => {
    expect(open().result.current).toMatchObject({ startDate: null, endDate: null, guests: 1 })
  })

  it('starts with the dates and guests of the address (R-147)', () => {
    const { result } = openAt('/propertydetail/loft?id=1&from=2031-01-20&to=2031-01-23&guests=3')
    expect(result.current).toMatchObject({
      startDate: '2031-01-20',
      endDate: '2031-01-23',
      guests: 3,
    })
  })

  it.each([
    ['malformed values', '?from=soon&to=later&guests=many', null, null],
    ['a check-in before today', '?from=2020-01-20&to=2031-01-23', null, '2031-01-23'],
    ['a check-out before the check-in', '?from=2031-01-23&to=2031-01-20', '2031-01-23', null],
    ['a stay in the past', '?from=2020-01-20&to=2020-01-23', null, null],
  ])('leaves out %s in the address', (_, search, startDate, endDate) => {
    const { result } = openAt(`/propertydetail/loft${search}`)
    expect(result.current).toMatchObject({ startDate, endDate, guests: 1 })
  })

  it('writes six clicks to one history entry and keeps the rest of the address', async () => {
    const { result, location, visited } = openAt('/propertydetail/loft?id=1&photo=2')
    const before = location().key
    for (let guests = 2; guests <= 7; guests += 1) {
      result.current.setGuests(guests)
      await settle()
    }
    result.current.setDates({ startDate: '2031-01-20', endDate: '2031-01-23' })
    await settle()
    expect(location().search).toBe('?id=1&photo=2&from=2031-01-20&to=2031-01-23&guests=7')
    expect(location().key).not.toBe(before)
    expect(visited.every(({ pathname }) => pathname === '/propertydetail/loft')).toBe(true)
    expect(result.current).toMatchObject({ startDate: '2031-01-20', guests: 7 })
  })

  it('builds each of two clicks in a row on the one before', async () => {
    const { result } = openAt('/propertydetail/loft')
    result.current.setGuests(3)
    result.current.setDates({ startDate: '2031-01-20', endDate: null })
    await settle()
    expect(result.current).toMatchObject({ startDate: '2031-01-20', guests: 3 })
  })

  it('takes back a click that the address does not show yet', async () => {
    const { result, location } = openAt('/propertydetail/loft?id=1')
    result.current.setGuests(2)
    result.current.setGuests(1)
    await settle()
    expect(result.current.guests).toBe(1)
    expect(location().search).toBe('?id=1')
    result.current.setGuests(2)
    await settle()
    expect(result.current.guests).toBe(2)
    expect(location().search).toBe('?id=1&guests=2')
  })

  it('is mirrored by every entry of the page, so that Back keeps it', async () => {
    const page = '/propertydetail/loft?guests=2'
    const { result, location, back } = renderHook(() => useStayChoice(8), {
      entries: [page, `${page}&photo=1`],
    })
    result.current.setGuests(3)
    await settle()
    expect(location().search).toBe('?photo=1&guests=3')
    back()
    await settle()
    expect(location().search).toBe('?guests=3')
    expect(result.current.guests).toBe(3)
  })

  it('never holds more guests than the listing allows', async () => {
    const { result } = open(2)
    result.current.setGuests(9)
    await settle()
    expect(result.current.guests).toBe(2)
  })
})
