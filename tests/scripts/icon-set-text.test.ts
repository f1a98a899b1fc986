import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconSetText } from '../../scripts/icon-set-text'

it('the icons of the page are those of the kept set: npm run icon-set', () => {
  const icons = readFileSync('ui/text/icons.ts', 'utf8')
  expect(icons).toBe(iconSetText(icons))
})
