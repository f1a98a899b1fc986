import { describe, expect, it } from 'vitest'
import { stayInAddress, stayOr } from '@domain/stay/stay-in-address'

const inAddress = (query: string) => stayInAddress(new URLSearchParams(query), '2026-11-22')
const read = { startDate: '2026-11-27', endDate: '2026-11-29', guestNo: 6 }

describe('the stay that a search text names', () => {
  it('applies where the address names none (R-147)', () => {
    expect(stayOr(inAddress(''), read)).toEqual({ from: '2026-11-27', to: '2026-11-29', guests: 6 })
    expect(stayOr(inAddress('guests=2'), read)).toMatchObject({ from: '2026-11-27', guests: 2 })
  })

  it('leaves dates of the address alone, even a single one', () => {
    expect(stayOr(inAddress('from=2026-12-24'), read)).toEqual({
      from: '2026-12-24',
      to: undefined,
      guests: 6,
    })
  })
})
