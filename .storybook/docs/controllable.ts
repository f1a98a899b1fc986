import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Kinds of values that a designer can type or choose without breaking a component. */
const simple = new Set(['string', 'number', 'boolean', 'enum'])

/**
 * Leaves out the controls of values with a shape of their own, such as a listing or a style. Their
 * examples are the states.
 */
export const controllable: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const kind = type.type?.name ?? ''
      const isText = typeof initialArgs[name] === 'string'
      return [name, simple.has(kind) || isText ? type : { ...type, control: false }]
    }),
  )
