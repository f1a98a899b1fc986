import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { PropFacts } from '../../.storybook/components/component-facts'
import { codeOf } from '../../.storybook/docs/code-of'

const prop = (name: string, more: Partial<PropFacts> = {}): PropFacts => ({
  name,
  type: '',
  required: false,
  description: '',
  ...more,
})
const facts = {
  path: 'ui/form/Field',
  props: [
    ...['label', 'isBig', 'rows', 'choices', 'end', 'sx', 'children'].map((name) => prop(name)),
    prop('onChange', { callback: '() => {}' }),
    prop('quote', { keys: ['total'] }),
  ],
}
const elementIn = (args: Record<string, unknown>) =>
  /return \(\n(.*)\n {2}\)/s.exec(codeOf(facts, args))?.[1]?.replace(/^ {4}/gm, '')

describe('the example of a component', () => {
  it('imports what it uses, and needs nothing else', () => {
    expect(codeOf(facts, { label: 'Name', sx: { m: 1 } }))
      .toBe(`import { Field } from '@ui/form/Field'

export function Example() {
  return (
    <Field label="Name" />
  )
}
`)
  })

  it('has one attribute to a line where they are long, and idle callbacks', () => {
    const label = 'Name as it is written in the passport of the guest who booked the home'
    expect(elementIn({ label, isBig: true, rows: 3, onChange: () => 1 })).toBe(`<Field
  label="${label}"
  isBig
  rows={3}
  onChange={() => {}}
/>`)
  })

  it('has text between the tags, in braces where the syntax needs them', () => {
    expect(elementIn({ children: 'Send' })).toBe('<Field>Send</Field>')
    expect(elementIn({ children: 'a < b' })).toBe("<Field>{'a < b'}</Field>")
    expect(elementIn({ label: 'Say "yes"' })).toBe(`<Field label={'Say "yes"'} />`)
  })

  it('writes values in full, cuts lists of objects, and leaves out keys that the type lacks', () => {
    const choices = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
      id,
      'is-new': undefined,
      on: null,
    }))
    expect(elementIn({ choices })).toContain("{ id: 'd', on: null } /* and 2 more */,\n")
    expect(elementIn({ choices: choices.slice(0, 2) })).toBe(
      "<Field choices={[{ id: 'a', on: null }, { id: 'b', on: null }]} />",
    )
    expect(elementIn({ quote: { total: 5, tax: 1 } })).toBe('<Field quote={{ total: 5 }} />')
  })

  it('imports the components within, and writes any content for what has no address', () => {
    const Inner = Object.assign(() => null, {
      __facts: { path: 'ui/text/Inner', props: [prop('size')] },
    })
    const code = codeOf(facts, { end: createElement(Inner, { size: 'small' } as object) })
    expect(code).toContain("import { Inner } from '@ui/text/Inner'")
    expect(code).toContain('<Field end={<Inner size="small" />} />')
    expect(elementIn({ end: createElement(() => null) })).toBe('<Field end={<>Any content</>} />')
  })
})
