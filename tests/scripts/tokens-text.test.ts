import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dark, light } from '@domain/brand-colours'
import { colourToken, tokensCss, tokensJson } from '../../scripts/tokens-text'

describe('the exported tokens', () => {
  it.each([
    ['docs/tokens/tokens.json', tokensJson],
    ['docs/tokens/tokens.css', tokensCss],
  ])('in %s are in step with the theme: npm run tokens', (file, write) => {
    expect(readFileSync(file, 'utf8')).toBe(write())
  })

  it('have every colour in both schemes', () => {
    const { colour } = JSON.parse(tokensJson()) as { colour: Record<string, object> }
    expect(Object.keys(colour['light'] ?? {})).toEqual(Object.keys(light))
    expect(Object.keys(colour['dark'] ?? {})).toEqual(Object.keys(dark))
  })

  it('read opaque and transparent colours, and refuse anything else', () => {
    expect(colourToken('#FF0000')).toMatchObject({ $value: { components: [1, 0, 0] } })
    expect(colourToken('rgb(0 0 255 / 0.5)')).toMatchObject({
      $value: { components: [0, 0, 1], alpha: 0.5 },
    })
    expect(() => colourToken('red')).toThrow('is not a colour')
  })
})
