import { describe, expect, it } from 'vitest'
import { addressFaults } from './addresses'
import { faultLines, sourcesIn } from './source-files'

const faultsIn = (text: string) => addressFaults([{ path: 'ui/layout/Header.tsx', text }])

describe('the guard for addresses in components', () => {
  it('finds none in the product', () => {
    expect(faultLines(addressFaults(sourcesIn()))).toEqual([])
  })

  it.each([
    '<Link href="/login">',
    '<Link to={`/book/${id}`}>',
    "const link = { href: '/discover' }",
    "void navigate('/login', { replace: true })",
    '<Route path="/saved-listings" />',
  ])('reports %s', (planted) => {
    expect(faultsIn(planted)).toHaveLength(1)
  })

  it('accepts addresses from domain/paths.ts and other attributes', () => {
    expect(faultsIn('<Link href={paths.login()}>')).toEqual([])
    expect(faultsIn('<img src="/photos/a.webp">')).toEqual([])
  })
})
