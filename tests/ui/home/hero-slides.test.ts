import { expect, it } from 'vitest'
import { heroCopy } from '@domain/copy/hero-copy'
import { heroSlidesFrom } from '@ui/home/hero-slides'

const { beach, living, pool } = heroCopy

it.each([
  ['morning', [beach, living, pool]],
  ['day', [living, pool, beach]],
  ['evening', [pool, beach, living]],
] as const)('begins the hero of the %s with its own photo, and keeps the order', (part, texts) => {
  expect(heroSlidesFrom(part).map(({ title }) => title)).toEqual(texts.map(({ title }) => title))
})
