import { expect, it } from 'vitest'
import { codeOf } from '../../.storybook/docs/code-of'

const prop = (name: string) => ({ name, type: '', required: false, description: '' })
const facts = {
  path: 'ui/form/Field',
  props: ['label', 'isBig', 'rows', 'onChange', 'sx', 'children'].map(prop),
}

it('writes simple values, and leaves callbacks and styles to the caller', () => {
  const args = { label: 'Name', isBig: true, rows: 3, onChange: () => undefined, sx: { m: 1 } }
  expect(codeOf(facts, args)).toBe(`import { Field } from '@ui/form/Field'

<Field
  label="Name"
  isBig
  rows={3}
  onChange={onChange}
/>`)
})

it('writes text between the tags, and a component without props on one line', () => {
  expect(codeOf(facts, { children: 'Send' })).toContain('<Field>\n  Send\n</Field>')
  expect(codeOf(facts, {})).toContain('<Field />')
})
