import { describe, expect, it } from 'vitest'
import { useBrowseQuery } from '@features/listing/use-browse-query'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'

const open = (address: string) => renderHook(useBrowseQuery, { entries: [address] })

describe('the address of the home page and Discover', () => {
  it('keeps a choice that Back undoes and returns to page 1 (FILT-03, DISC-08)', async () => {
    const { result, location, back } = open('/discover?search=pool&page=3')
    result.current.change({ bedroomNo: 2 })
    await settle()
    expect(location().search).toBe('?search=pool&beds=2')
    back()
    await settle()
    expect(location().search).toBe('?search=pool&page=3')
    expect(result.current.query).toEqual({ search: 'pool', page: 3 })
  })

  it('accepts two choices at the same moment, and a repeated one only once', async () => {
    const { result, location, visited } = open('/discover')
    result.current.change({ bedroomNo: 2 })
    result.current.change({ rating: 4 })
    result.current.change({ rating: 4 })
    await settle()
    expect(location().search).toBe('?beds=2&rating=4')
    expect(visited.map(({ search }) => search).filter((each) => each.includes('rating'))).toEqual([
      '?beds=2&rating=4',
    ])
  })

  it('is replaced while typing, and marks when the list keeps its place', async () => {
    const { result, location, back, visited } = open('/discover')
    result.current.change({ priceMin: 1 }, { replace: true })
    await settle()
    result.current.change({ panelClosed: true }, { keepsPlace: true })
    await settle()
    expect(location()).toMatchObject({ search: '?min=1&panel=0', state: { keepsPlace: true } })
    back()
    await settle()
    expect(location().search).toBe('?min=1')
    expect(visited).toHaveLength(4)
  })
})
