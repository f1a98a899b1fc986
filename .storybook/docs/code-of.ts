import type { Args } from 'storybook/internal/types'
import type { ComponentFacts } from '../components/component-facts'

const attribute = (name: string, value: unknown) => {
  if (value === true) return name
  if (typeof value === 'string' && !value.includes('"')) return `${name}="${value}"`
  if (typeof value === 'number' || value === false) return `${name}={${value}}`
  // Callbacks and values with a shape of their own are the caller's variables.
  return `${name}={${name}}`
}

/** Returns the code that shows a component as a story does, to copy. */
export function codeOf(
  { path, props }: Pick<ComponentFacts, 'path' | 'props'>,
  args: Args,
): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const given = props.filter((prop) => prop.name !== 'sx' && args[prop.name] !== undefined)
  const attributes = given
    .filter((prop) => prop.name !== 'children')
    .map((prop) => `  ${attribute(prop.name, args[prop.name])}\n`)
  const opening = attributes.length === 0 ? `<${name}` : `<${name}\n${attributes.join('')}`
  const children: unknown = args['children']
  const element =
    children === undefined
      ? `${opening}${attributes.length === 0 ? ' ' : ''}/>`
      : `${opening}>\n  ${typeof children === 'string' ? children : '{children}'}\n</${name}>`
  return `import { ${name} } from '@${path}'\n\n${element}`
}
