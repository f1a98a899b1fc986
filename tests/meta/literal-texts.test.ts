import { describe, expect, it } from 'vitest'
import { literalTextFaults } from './literal-texts'
import { faultLines, sourcesIn } from './source-files'

const faultsIn = (text: string, path = 'ui/layout/Door.tsx') => literalTextFaults([{ path, text }])

describe('the guard against texts outside domain/copy', () => {
  it('finds none in the product', () => {
    expect(faultLines(literalTextFaults(sourcesIn(['ui', 'features', 'app'])))).toEqual([])
  })

  it.each([
    'const door = <p>Open the door</p>',
    "const door = <p>{isOpen ? 'Close' : 'Open'}</p>",
    'const door = <button aria-label="Open" />',
    'const door = <button aria-label={`Open ${name}`} />',
    "const props = { htmlInput: { 'aria-label': 'Open' } }",
    "const slides = [{ title: 'Wake up' }] as const",
  ])('reports %s', (text) => {
    expect(faultsIn(text)).toHaveLength(1)
  })

  it.each([
    'const door = <p>{doorCopy.open}</p>',
    'const door = <p>·</p>',
    'const door = <button aria-label={doorCopy.open(name)} className="door" />',
    "const door = <Box sx={{ text: 'pre-line' }} />",
    "const door = <p>{isOpen && <Icon path='open' />}</p>",
    "type Door = { title: 'open' }",
  ])('accepts %s', (text) => {
    expect(faultsIn(text)).toEqual([])
  })

  it('accepts sample content, which replaces data', () => {
    const text = "const sample = { title: 'Palm Court' }"
    expect(faultsIn(text, 'app/samples/palm-court.ts')).toEqual([])
    expect(faultsIn(text)).toHaveLength(1)
  })
})
