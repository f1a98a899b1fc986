import { describe, expect, it } from 'vitest'
import type { PropFacts } from '../../.storybook/components/component-facts'
import { readDocstring } from '../../.storybook/components/docstrings'
import { componentArgTypes } from '../../.storybook/controls/component-arg-types'
import { giveExamples } from '../../.storybook/controls/named-examples'

const one = { name: 'Loft' }
const two = { name: 'Villa' }

describe('the examples of a control', () => {
  it('are the values that the stories use, by their names, each once', () => {
    const meta: Parameters<typeof giveExamples>[0] = { args: { listing: one, label: 'Save' } }
    giveExamples(meta, { Default: {}, Same: {}, LongName: { args: { listing: two } } })
    expect(meta.argTypes).toEqual({
      listing: {
        control: { type: 'select' },
        options: ['Default', 'Long Name'],
        mapping: { Default: one, 'Long Name': two },
      },
    })
  })

  it('offer nothing where a story has nothing, and no choice where there is only one', () => {
    const meta: Parameters<typeof giveExamples>[0] = { args: { listing: one } }
    giveExamples(meta, { Default: { args: { date: '2026-01-20' } }, Undated: {} })
    expect(meta.argTypes?.['date']?.options).toEqual(['Default', 'Nothing'])
    expect(meta.argTypes?.['listing']?.control).toBe(false)
  })

  it('leave a control alone that the story file defines', () => {
    const meta = { args: { listing: one }, argTypes: { listing: { control: false as const } } }
    giveExamples(meta, { Default: {}, Other: { args: { listing: two } } })
    expect(meta.argTypes.listing).toEqual({ control: false })
  })
})

const prop = (type: string, more: Partial<PropFacts> = {}): PropFacts => ({
  name: 'given',
  type,
  required: true,
  description: 'What it is.',
  ...more,
})

describe('the control of a prop', () => {
  it.each([
    ['string', 'text'],
    ['number', 'number'],
    ['boolean', 'boolean'],
    ['ReactNode', 'select'],
  ])('of type %s is a %s', (type, control) => {
    const { given } = componentArgTypes({ __facts: { props: [prop(type)] } })
    expect(given?.control).toEqual({ type: control })
  })

  it.each(['Listing', '(day: string) => void', 'ChangeFilters'])('of type %s is none', (type) => {
    const { given } = componentArgTypes({ __facts: { props: [prop(type)] } })
    expect(given?.control).toEqual({ disable: true })
  })

  it('with literals offers exactly those', () => {
    const options = ['h2', 'h3']
    const { given } = componentArgTypes({ __facts: { props: [prop("'h2' | 'h3'", { options })] } })
    expect(given).toMatchObject({ control: { type: 'inline-radio' }, options })
  })
})

describe('a docstring', () => {
  it('has a purpose and two tags, without the numbers of rulings', () => {
    const words = 'Card of a home (R-74).\nIt is a link.\n\n@avoid For a\nbooking.\n@a11y One link.'
    expect(readDocstring(words)).toEqual({
      purpose: 'Card of a home. It is a link.',
      avoid: 'For a booking.',
      access: 'One link.',
    })
  })
})
