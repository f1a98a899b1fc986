import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tokensCss, tokensJson } from '../../scripts/tokens-text'

describe('the exported tokens', () => {
  it.each([
    ['docs/tokens/tokens.json', tokensJson],
    ['docs/tokens/tokens.css', tokensCss],
  ])('in %s are in step with the theme: npm run tokens', (file, write) => {
    expect(readFileSync(file, 'utf8')).toBe(write())
  })
})
