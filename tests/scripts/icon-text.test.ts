import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconText } from '../../scripts/icon-text'

it('the icon has the colour and the mark of the brand', () => {
  expect(readFileSync('app/public/icon.svg', 'utf8'), 'run `npm run icon`').toBe(iconText())
})
