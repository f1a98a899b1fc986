import { storyNameFromExport } from 'storybook/internal/csf'
import type { Args, ArgTypes } from 'storybook/internal/types'
import { attachedFacts } from '../components/component-facts'
import { namedNodes } from './named-nodes'
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

/** A text that is its own name in a list. An address of Storybook takes no other characters. */
const ownName = /^[\w -]{1,60}$/

/** JSON leaves functions out, so that what differs by a function alone would look the same. */
function refuseFunctions(_key: string, value: unknown) {
  if (typeof value === 'function') throw new TypeError('A function has no JSON.')
  return value
}

const isSame = (a: unknown, b: unknown) => {
  if (Object.is(a, b)) return true
  try {
    return JSON.stringify(a, refuseFunctions) === JSON.stringify(b, refuseFunctions)
  } catch {
    return false
  }
}

/**
 * Returns the name of a value in the list of a control: that of its named example, the text itself,
 * or the story that uses it.
 */
function nameOf(value: unknown, story: string, given: Readonly<Record<string, unknown>> = {}) {
  const [named] = Object.entries(given).find(([, other]) => isSame(value, other)) ?? []
  if (named !== undefined) return named
  return typeof value === 'string' && ownName.test(value) ? value : story
}

/**
 * Gives each arg that has a shape of its own a list of examples to choose from: the values that the
 * component's stories use, then the named examples of its type. No value typed by hand can then break
 * a story. The args of the stories become names of examples, because a control shows which name is
 * chosen. Storybook gives the component the value (`mapping`).
 */
export function giveExamples(meta: WithArgs, stories: Record<string, WithArgs>) {
  const facts = attachedFacts(meta.component)
  const all = Object.entries(stories)
  const sets = all.map(
    ([name, story]) => [storyNameFromExport(name), { ...meta.args, ...story.args }] as const,
  )
  for (const name of new Set(sets.flatMap(([, args]) => Object.keys(args)))) {
    // Stories share sets of values, from which each component takes what it has props for.
    if (facts && !meta.argTypes?.[name] && !facts.props.some((prop) => prop.name === name)) {
      meta.argTypes = { ...meta.argTypes, [name]: { control: false, table: { disable: true } } }
    }
    const prop = facts?.props.find((each) => each.name === name)
    const given = prop?.type === 'ReactNode' ? namedNodes : namedValues[prop?.type ?? '']
    const used = sets.map(
      ([story, args]) => [nameOf(args[name], story, given), args[name]] as const,
    )
    const isChosen = given !== undefined || used.some(([, value]) => needsExamples(value))
    if (!isChosen || meta.argTypes?.[name]) continue
    const values = [
      ...used,
      ...Object.entries(given ?? {}),
      ...(prop?.required === false ? [[NOTHING, undefined] as const] : []),
    ]
    const mapping: Record<string, unknown> = {}
    const names = values.map(([example, value]) => {
      const known = Object.keys(mapping).find((option) => isSame(mapping[option], value))
      if (known !== undefined) return known
      const option = value === undefined ? NOTHING : example
      // A name that another value has already says nothing about this one.
      if (Object.hasOwn(mapping, option)) return undefined
      mapping[option] = value
      return option
    })
    const options = Object.keys(mapping)
    const control = options.length > 1 && ({ type: 'select' } as const)
    meta.argTypes = { ...meta.argTypes, [name]: { control, options, mapping } }
    if (!control) continue
    for (const [index, [, story]] of all.entries()) {
      const chosen = names[index]
      if (chosen !== undefined) story.args = { ...story.args, [name]: chosen }
    }
  }
}

/** Returns the args of a story as its component gets them: values in the place of their names. */
export const valuesOfArgs = (args: Args, argTypes: ArgTypes): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const mapping = argTypes[name]?.mapping as Readonly<Record<string, unknown>> | undefined
      const isName = mapping && typeof value === 'string' && Object.hasOwn(mapping, value)
      return [name, isName ? mapping[value] : value]
    }),
  )
