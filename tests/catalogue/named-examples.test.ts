import { describe, expect, it } from 'vitest'
import type { PropFacts } from '../../.storybook/components/component-facts'
import { readDocstring, withLinks } from '../../.storybook/components/docstrings'
import { componentArgTypes } from '../../.storybook/controls/component-arg-types'
import { giveExamples, valuesOfArgs } from '../../.storybook/controls/named-examples'
import { defaultOf } from '../../.storybook/controls/prop-default'

const one = { name: 'Loft' }
const two = { name: 'Villa' }

const prop = (type: string, more: Partial<PropFacts> = {}): PropFacts => ({
  name: 'given',
  type,
  required: true,
  description: 'What it is.',
  ...more,
})

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

  it('are chosen by name, and reach the component as values', () => {
    const meta: Parameters<typeof giveExamples>[0] = { args: { listing: one } }
    const stories: Parameters<typeof giveExamples>[1] = {
      Default: {},
      Long: { args: { listing: two } },
    }
    giveExamples(meta, stories)
    expect(stories).toEqual({
      Default: { args: { listing: 'Default' } },
      Long: { args: { listing: 'Long' } },
    })
    expect(valuesOfArgs(stories['Long']?.args ?? {}, meta.argTypes ?? {})).toEqual({ listing: two })
  })

  it('are distinct where they differ by a function alone', () => {
    const meta: Parameters<typeof giveExamples>[0] = { args: { listing: { save: () => 1 } } }
    giveExamples(meta, { Default: {}, Other: { args: { listing: { save: () => 2 } } } })
    expect(meta.argTypes?.['listing']?.options).toEqual(['Default', 'Other'])
  })

  it('of content are its short texts, then named content', () => {
    const component = { __facts: { props: [prop('ReactNode', { name: 'children' })] } }
    const meta: Parameters<typeof giveExamples>[0] = { component, args: { children: 'Save' } }
    giveExamples(meta, { Default: {} })
    expect(meta.argTypes?.['children']?.options?.slice(0, 2)).toEqual(['Save', 'A short text'])
  })

  it('offer nothing where a story has nothing, and no choice where there is only one', () => {
    const meta: Parameters<typeof giveExamples>[0] = { args: { listing: one } }
    giveExamples(meta, { Default: { args: { date: '2026-01-20' } }, Undated: {} })
    expect(meta.argTypes?.['date']?.options).toEqual(['2026-01-20', 'Nothing'])
    expect(meta.argTypes?.['listing']?.control).toBe(false)
  })

  it('leave what is not a prop of the component out of its table', () => {
    const component = { __facts: { props: [{ name: 'listing' }] } }
    const meta = { component, args: { listing: one, taxes: two } }
    giveExamples(meta, { Default: {} })
    expect((meta as { argTypes?: object }).argTypes).toMatchObject({
      listing: { options: ['Default'] },
      taxes: { control: false, table: { disable: true } },
    })
  })

  it('leave a control alone that the story file defines', () => {
    const meta = { args: { listing: one }, argTypes: { listing: { control: false as const } } }
    giveExamples(meta, { Default: {}, Other: { args: { listing: two } } })
    expect(meta.argTypes.listing).toEqual({ control: false })
  })
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

  it('of an unknown shape is none, until the stories name examples', () => {
    const { given } = componentArgTypes({ __facts: { props: [prop('Listing')] } })
    expect(given?.control).toEqual({ disable: true })
  })

  it('of a known shape offers named examples, and nothing where the prop is optional', () => {
    const { given } = componentArgTypes({
      __facts: { props: [prop('Failure', { required: false })] },
    })
    expect(given?.control).toEqual({ type: 'select' })
    expect(given?.options).toEqual(['A failure', 'A failure with its reason', 'Nothing'])
  })

  it('of a callback logs its calls, and can leave an optional one out', () => {
    const callback = '() => {}'
    const { given } = componentArgTypes({ __facts: { props: [prop('() => void', { callback })] } })
    expect(given).toMatchObject({ control: { disable: true }, action: 'given' })
    const optional = prop('() => void', { callback, required: false })
    expect(componentArgTypes({ __facts: { props: [optional] } })['given']?.options).toEqual([
      'Logs its calls',
      'Nothing',
    ])
  })

  it('of a callback that only reports offers no choice without an effect', () => {
    const more = { name: 'onIntent', callback: '() => {}', required: false }
    const { onIntent } = componentArgTypes({ __facts: { props: [prop('() => void', more)] } })
    expect(onIntent).toMatchObject({ control: { disable: true }, action: 'onIntent' })
  })

  it.each([
    ['an id that refers to another element', prop('string', { name: 'reasonId' })],
    ['its own id', prop('string', { name: 'id', description: 'Id of the list.' })],
    ['how a photo is loaded', prop('string', { name: 'sizes' })],
  ])('of %s is none, and the table says why', (_what, given) => {
    const row = componentArgTypes({ __facts: { props: [given] } })[given.name]
    expect(row?.control).toEqual({ disable: true })
    expect(row?.description).toMatch(/It changes nothing that can be seen/)
  })

  it('of an id that is shown is a text', () => {
    const shown = prop('string', { name: 'id', description: "Booking's id." })
    const row = componentArgTypes({ __facts: { props: [shown] } })['id']
    expect(row).toMatchObject({ control: { type: 'text' }, description: "Booking's id." })
  })

  it('with literals offers exactly those', () => {
    const options = ['h2', 'h3']
    const { given } = componentArgTypes({ __facts: { props: [prop("'h2' | 'h3'", { options })] } })
    expect(given).toMatchObject({ control: { type: 'inline-radio' }, options })
  })
})

describe('the default of a prop', () => {
  it.each([
    ['is required', prop('string'), 'required'],
    [
      'is what the component says',
      prop('string', { required: false, defaultValue: "'h2'" }),
      "'h2'",
    ],
    [
      'is the words that the component has for it',
      prop('string', {
        required: false,
        defaultValue: 'bookNowCopy.processing',
        description: "Label while it is sent. 'Processing...' by default.",
      }),
      "'Processing...'",
    ],
    [
      'is what its description calls it, where it is no literal',
      prop('Photo', {
        required: false,
        defaultValue: 'photos[0]',
        description: 'Photo. The cover photo by default.',
      }),
      'the cover photo',
    ],
    [
      'is not how a path draws an icon',
      prop('string', {
        required: false,
        defaultValue: "'M2 12a10 10'",
        description: 'SVG path of the icon. A check mark by default.',
      }),
      'a check mark',
    ],
    [
      'is none, whatever happens without it',
      prop('Photo', { required: false, description: 'Photo. Without it the box says so.' }),
      'none',
    ],
    [
      'is no clause of a sentence',
      prop('number', { required: false, description: 'Width, and no limit by default.' }),
      'none',
    ],
    ['is a plain number', prop('number', { required: false, defaultValue: '1_500' }), '1500'],
    [
      'is a word of its description',
      prop('number', { required: false, description: 'In ms. 1500 by default.' }),
      '1500',
    ],
    ['is false', prop('boolean', { required: false }), 'false'],
    ['is none', prop('string', { required: false }), 'none'],
  ])('%s', (_what, given, words) => {
    expect(defaultOf(given)).toBe(words)
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

  it('links the components that it names, except its own', () => {
    const paths = new Map([
      ['ListingCard', 'ui/listing/ListingCard'],
      ['Icon', 'ui/text/Icon'],
    ])
    expect(withLinks('Icons: Icon. A ListingCard has its own.', 'ui/text/Icon', paths)).toBe(
      'Icons: Icon. A [ListingCard](./?path=/docs/ui-listing-listingcard--docs) has its own.',
    )
  })
})
