import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconSetText, pathOf } from '../../scripts/icon-set-text'

it('the icons of the page are those of the kept set: npm run icon-set', () => {
  expect(readFileSync('ui/text/icons.ts', 'utf8')).toBe(iconSetText())
})

it('draws circles and rectangles as paths, and begins every part at its own place', () => {
  expect(pathOf('circle')).toBe('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0')
  expect(pathOf('copy')).toMatch(/^M10 8h10a2 2 0 0 1 2 2v10/)
  expect(pathOf('arrow-left')).toMatch(/^M12 19l-7-7/)
})

it('refuses a name that the set does not have', () => {
  expect(() => pathOf('no-such-icon')).toThrow('no icon')
})
