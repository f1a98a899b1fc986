import { expect, it } from 'vitest'
import { variantsOf } from './matrix'

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
    ]),
  )
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
