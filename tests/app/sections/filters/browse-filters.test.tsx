import { describe, expect, it } from 'vitest'
import { useBrowseFilters } from '@app/sections/filters/use-browse-filters'
import { renderHook } from '@tests/helpers/render-hook'
import { eventually, settle } from '@tests/helpers/settle'

describe('the filters of a results page', () => {
  it('show each click on a stepper at once and apply six of them together (R-147)', async () => {
    const { result, location, visited } = renderHook(useBrowseFilters, { entries: ['/discover'] })
    for (let guestNo = 1; guestNo <= 6; guestNo += 1) {
      result.current.onChange({ guestNo }, 'step')
      await settle()
      expect(result.current.shown.guestNo).toBe(guestNo)
    }
    expect(result.current.query.guestNo).toBeUndefined()
    await eventually(() => expect(result.current.query.guestNo).toBe(6))
    expect(location().search).toBe('?guests=6')
    expect(visited).toHaveLength(2)
  })

  it('drop clicks on a stepper at a reset', async () => {
    const { result } = renderHook(useBrowseFilters, { entries: ['/discover?beds=2'] })
    result.current.onChange({ guestNo: 2 }, 'step')
    await settle()
    result.current.onReset()
    await eventually(() => expect(result.current.query).toEqual({}))
    expect(result.current.shown).toEqual({})
  })
})
