import { describe, expect, it } from 'vitest'
import { spreadFaults } from './conditional-spreads'
import { faultLines, sourcesIn } from './source-files'

const faultsIn = (text: string) => spreadFaults([{ path: 'ui/listing/Card.tsx', text }])

describe('the guard of conditional spreads', () => {
  it('finds one spelling in the product and its tests', () => {
    expect(faultLines(spreadFaults(sourcesIn()))).toEqual([])
  })

  it.each([
    'const body = { ...(name ? { name } : {}) }',
    'const body = { ...(name === undefined ? {} : { name }) }',
    'const card = <Card {...(name ? { name } : {})} />',
    'const card = <Card {...(name && { name })} />',
    "const card = <Card {...(name && { sx, 'aria-label': name })} />",
  ])('reports %s', (text) => {
    expect(faultsIn(text)).toHaveLength(1)
  })

  it.each([
    'const body = { ...(name !== undefined && { name }) }',
    'const body = { ...(isNew ? { created } : { changed }) }',
    'const rows = [...(name ? [name] : [])]',
    'const card = <Card name={name || undefined} {...(sx && { sx })} />',
    'const link = <Button {...(href ? { href } : { onClick })} />',
  ])('accepts %s', (text) => {
    expect(faultsIn(text)).toEqual([])
  })
})
