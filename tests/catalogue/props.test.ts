import { beforeAll, describe, expect, it } from 'vitest'
import type { ComponentFacts, PropFacts } from '../../.storybook/components/component-facts'
import { constantValue } from '../../.storybook/components/constant-value'
import { readComponents } from '../../.storybook/components/read-components'
import { defaultOf } from '../../.storybook/controls/prop-default'

/** Smallest number of characters in which a description can be specific. */
const SHORTEST = 12

/** What a designer reads as a value: a literal, or a few words in lower case. */
const PLAIN = /^('[^']*'|-?\d+|\[\]|[a-z][a-z' -]{0,50})$/

/** Returns the rows of a table of props that a designer cannot use. */
const rowFaults = (path: string, props: readonly PropFacts[]) =>
  props.flatMap((prop) => [
    ...(prop.description.length < SHORTEST ? [`${path}: ${prop.name} has no description`] : []),
    ...(PLAIN.test(defaultOf(prop)) ? [] : [`${path}: ${prop.name} = ${defaultOf(prop)}`]),
  ])

describe('the tables of props', () => {
  let components: ComponentFacts[] = []
  beforeAll(async () => {
    components = [...(await readComponents(process.cwd())).values()]
    // The checker reads every component.
  }, 120_000)

  it('describe every prop, and tell every default as a value', () => {
    expect(components.length).toBeGreaterThan(200)
    expect(components.flatMap(({ path, props }) => rowFaults(path, props))).toEqual([])
  })
})

const prop: PropFacts = {
  name: 'given',
  type: 'string',
  required: false,
  description: 'What it is for.',
}

describe('the guard of the tables', () => {
  it.each([
    ['no description', { description: '' }],
    ['a description of one word', { description: 'Results.' }],
    ['the name of a constant', { defaultValue: 'TIME.toast' }],
    ['an expression', { defaultValue: "photo.alt ?? ''" }],
  ])('names %s', (_what, more) => {
    expect(rowFaults('ui/form/Field', [{ ...prop, ...more }])).toHaveLength(1)
  })
})

describe('the value of a constant', () => {
  const files: Readonly<Record<string, string>> = {
    'domain/constants.ts':
      "export const SIZE = { home: 12, near: { most: 4 } } as const\nexport const ID = 'content'",
    'ui/a/Field.tsx':
      "import { ID, SIZE } from '@domain/constants'\nimport { MOST } from './most'\nconst OWN = -1",
    'ui/a/most.ts': 'export const MOST = 3',
  }
  const valueOf = (written: string) =>
    constantValue((path) => files[path], 'ui/a/Field.tsx', written)

  it.each([
    ['SIZE.home', '12'],
    ['SIZE.near.most', '4'],
    ['ID', "'content'"],
    ['MOST', '3'],
    ['SIZE', 'SIZE'],
    ['UNKNOWN', 'UNKNOWN'],
    ["'h2'", "'h2'"],
    ['quote(undefined)', 'quote(undefined)'],
  ])('of %s is %s', (written, value) => {
    expect(valueOf(written)).toBe(value)
  })
})
