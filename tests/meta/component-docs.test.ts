import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { componentDocFaults } from './component-docs'
import { faultLines, sourcesIn } from './source-files'

const hasStories = (path: string) => existsSync(`stories/${path.replace('.tsx', '.stories.tsx')}`)
const path = 'ui/form/Field.tsx'
const words = `/**
 * Field with its label and its hint.
 *
 * @avoid For a longer text: TextArea.
 * @a11y A native input with a label.
 */
`
const props = 'export interface FieldProps {\n  /** Label. */\n  label: string\n}\n'
const field = 'export function Field() {\n  return null\n}\n'
const faultsOf = (text: string) => faultLines(componentDocFaults([{ path, text }], () => true))

describe('the guard of component pages', () => {
  it('finds nothing missing in the product', () => {
    expect(
      faultLines(componentDocFaults(sourcesIn(['ui', 'features', 'app']), hasStories)),
    ).toEqual([])
  })

  it('reports each part of a docstring that is missing', () => {
    expect(faultsOf(props + field)).toHaveLength(3)
  })

  it.each([
    ['no @avoid', props + words.replace(/ \* @avoid.*\n/, '') + field, 1],
    ['no @a11y', props + words.replace(/ \* @a11y.*\n/, '') + field, 1],
    [
      'a tag that is still to be written',
      props + words.replace('For a longer', 'TODO: for a longer') + field,
      1,
    ],
    ['an empty tag', props + words.replace(/@avoid .*/, '@avoid -') + field, 1],
    ['a prop without words', props.replace('/** Label. */', '') + words + field, 1],
    [
      'a prop of a union',
      `export type FieldProps = { a: string } | { b: string }\n${words}${field}`,
      2,
    ],
    ['a component of another name', props + words + field.replace('Field', 'Input'), 1],
  ])('reports %s', (_what, text, faults) => {
    const found = faultsOf(text)
    expect(found[0]).toContain(path)
    expect(found).toHaveLength(faults)
  })

  it.each([
    ['a function', props + words + field],
    ['a memoised component', `${props}${words}export const Field = memo(function Field() {})\n`],
    ['a docstring of several lines', props + words.replace('its hint.', 'its\n * hint.') + field],
  ])('accepts %s', (_what, text) => {
    expect(faultsOf(text)).toEqual([])
  })
})
