import { expect, it } from 'vitest'
import { variants, variantsOf } from './matrix'

it('a component is photographed at every width, in both schemes and in every state', () => {
  expect(variantsOf('ui/form/Field')).toEqual(
    expect.arrayContaining([
      '390',
      '768',
      '1280',
      '390-dark',
      '390-large',
      '390-rtl',
      '390-forced',
      '390-print',
      '390-hover',
      '390-focus',
      '390-pressed',
      '390-2x',
      '1920',
    ]),
  )
})

it('a story has all pictures of one width before the next, so that it is laid out once for each', () => {
  const names = variantsOf('ui/form/Field')
  const widths = names.map((name) => variants[name].width)
  expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  expect(names.slice(0, 2)).toEqual(['390', '390-focus'])
  // A state that no style concerns has the picture at rest, so that one is taken first.
  for (const name of names) {
    const rest = names.indexOf(name.replace(/-(hover|focus|pressed)$/, '') as typeof name)
    expect(rest).toBeLessThanOrEqual(names.indexOf(name))
  }
})

it('a story may add variants or leave some out, but not name one that does not exist', () => {
  expect(variantsOf('ui/form/Field', { variants: ['1280-dark', '390'] })).toEqual([
    '390',
    '1280-dark',
  ])
  expect(variantsOf('docs/Type', { without: ['390'] })).toEqual(['1280', '1280-dark'])
  const wrong = { variants: ['1024'] } as unknown as Parameters<typeof variantsOf>[1]
  expect(() => variantsOf('ui/form/Field', wrong)).toThrow('1024')
})

it('a story is photographed scrolled where it says how far', () => {
  expect(variantsOf('ui/form/Field')).not.toContain('390-scrolled')
  expect(variantsOf('app/pages/HomePage', { scroll: 600 })).toEqual(
    expect.arrayContaining(['390-scrolled', '1280-scrolled']),
  )
})
