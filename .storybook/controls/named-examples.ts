import { storyNameFromExport } from 'storybook/internal/csf'
import type { Args, ArgTypes } from 'storybook/internal/types'
import { attachedFacts } from '../components/component-facts'
import { namedValues } from './named-values'

interface WithArgs {
  args?: Args | undefined
  argTypes?: ArgTypes | undefined
  component?: unknown
}

/** Choice of an optional prop's absence. */
export const NOTHING = 'Nothing'

/** Guests never type dates and addresses in the form that a control shows. */
const hasForm = (text: string) => /^(\d{4}-\d{2}-\d{2}|https?:|\/|M\d)/.test(text)

const needsExamples = (value: unknown) =>
  (typeof value === 'object' && value !== null) || (typeof value === 'string' && hasForm(value))

const isSame = (a: unknown, b: unknown) => {
  if (Object.is(a, b)) return true
  try {
    return JSON.stringify(a) === JSON.stringify(b)
  } catch {
    return false
  }
}

/**
 * Gives each arg that has a shape of its own a list of examples to choose from: the values that the
 * component's stories use, by the stories' names, then the named examples of its type. No value typed
 * by hand can then break a story.
 */
export function giveExamples(meta: WithArgs, stories: Record<string, WithArgs>) {
  const facts = attachedFacts(meta.component)
  const sets = Object.entries(stories).map(
    ([name, story]) => [storyNameFromExport(name), { ...meta.args, ...story.args }] as const,
  )
  const names = new Set(sets.flatMap(([, args]) => Object.keys(args)))
  for (const name of names) {
    // Stories share sets of values, from which each component takes what it has props for.
    if (facts && !meta.argTypes?.[name] && !facts.props.some((prop) => prop.name === name)) {
      meta.argTypes = { ...meta.argTypes, [name]: { control: false, table: { disable: true } } }
    }
    const used = sets.map(([story, args]) => [story, args[name] as unknown] as const)
    if (!used.some(([, value]) => needsExamples(value)) || meta.argTypes?.[name]) continue
    const prop = facts?.props.find((each) => each.name === name)
    const values = [
      ...used,
      ...Object.entries(namedValues[prop?.type ?? ''] ?? {}),
      ...(prop?.required === false ? [[NOTHING, undefined] as const] : []),
    ]
    const distinct = values.filter(
      ([, value], index) => values.findIndex(([, other]) => isSame(value, other)) === index,
    )
    const mapping = Object.fromEntries(
      distinct.map(([example, value]) => [value === undefined ? NOTHING : example, value]),
    )
    const options = Object.keys(mapping)
    meta.argTypes = {
      ...meta.argTypes,
      [name]: { control: options.length > 1 ? { type: 'select' } : false, options, mapping },
    }
  }
}
