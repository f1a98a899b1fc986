import { isValidElement, type ReactElement } from 'react'
import { attachedFacts, type ComponentFacts, type PropFacts } from '../components/component-facts'

type Component = Pick<ComponentFacts, 'path' | 'props'>

/** Longest line in characters. */
const LINE = 80

/** Most objects of a list that an example shows. More would hide the component. */
const MOST_OBJECTS = 4

/** Most children of an element that an example shows. */
const MOST_CHILDREN = 4

const isShort = (text: string) => text.length <= LINE && !text.includes('\n')

const indented = (text: string) => text.replace(/^/gm, '  ')

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

function wrapped(open: string, parts: readonly string[], close: string) {
  const onOneLine = `${open}${parts.join(', ')}${close}`
  return isShort(onOneLine)
    ? onOneLine
    : `${open.trim()}\n${parts.map((part) => `${indented(part)},`).join('\n')}\n${close.trim()}`
}

/** React draws nothing for these values. */
const isDrawn = (child: unknown) =>
  child !== undefined && child !== null && child !== '' && typeof child !== 'boolean'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** Prints values as the code of an example, and collects the components that it imports. */
export class Printer {
  /** Paths of the components that the printed code uses, by their names. */
  readonly imports = new Map<string, string>()

  /** Prints an element of a component with the values of its props. */
  component({ path, props }: Component, values: Readonly<Record<string, unknown>>): string {
    const name = path.slice(path.lastIndexOf('/') + 1)
    this.imports.set(name, path)
    const attributes = props
      .filter((prop) => !['sx', 'children'].includes(prop.name))
      .filter((prop) => prop.required || values[prop.name] !== undefined)
      .map((prop) => this.attribute(prop.name, values[prop.name], prop))
    const callback = props.find((prop) => prop.name === 'children')?.callback
    const children = callback === undefined ? this.content(values['children']) : `{${callback}}`
    return this.tag(name, attributes, children)
  }

  private attribute(name: string, value: unknown, prop?: PropFacts): string {
    if (prop?.callback !== undefined) return `${name}={${prop.callback}}`
    if (value === true) return name
    if (typeof value === 'string' && !/["&\\\n]/.test(value)) return `${name}="${value}"`
    const code = this.value(value, prop?.keys)
    return isValidElement(value) && !isShort(code)
      ? `${name}={\n${indented(code)}\n}`
      : `${name}={${code}}`
  }

  /** Prints a value as an expression. Its type may know fewer keys than it has. */
  private value(value: unknown, keys?: readonly string[]): string {
    if (typeof value === 'string') return quoted(value)
    if (typeof value === 'function') return '() => {}'
    if (!isObject(value)) return String(value)
    if (isValidElement(value)) return this.element(value)
    if (value instanceof Date) return `new Date(${quoted(value.toISOString())})`
    if (Array.isArray(value)) {
      const shown = value.some(isObject) ? value.slice(0, MOST_OBJECTS) : value
      const items = shown.map((item) => this.value(item))
      const more = value.length - shown.length
      return wrapped(
        '[',
        more > 0 ? [...items.slice(0, -1), `${items.at(-1)} /* and ${more} more */`] : items,
        ']',
      )
    }
    const entries = Object.entries(value as object)
      .filter(([name, inner]) => inner !== undefined && (keys?.includes(name) ?? true))
      .map(
        ([name, inner]) => `${/^[\w$]+$/.test(name) ? name : quoted(name)}: ${this.value(inner)}`,
      )
    return entries.length === 0 ? '{}' : wrapped('{ ', entries, ' }')
  }

  private element({ type, props }: ReactElement): string {
    const { children, ...values } = props as Record<string, unknown>
    const facts = attachedFacts(type)
    if (facts) return this.component(facts, { ...values, children })
    // A piece of the story file, or a component of a package, has no address to import it from.
    if (typeof type !== 'string') return `<>${this.content(children) || 'Any content'}</>`
    const attributes = Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => this.attribute(name, value))
    return this.tag(type, attributes, this.content(children))
  }

  /** Prints what is between two tags. */
  private content(children: unknown): string {
    if (Array.isArray(children)) {
      const shown = children.filter(isDrawn).slice(0, MOST_CHILDREN)
      return shown.map((child) => this.content(child)).join('\n')
    }
    if (!isDrawn(children)) return ''
    if (isValidElement(children)) return this.element(children)
    if (typeof children !== 'string') return `{${this.value(children)}}`
    const isPlain = children === children.trim() && !/[{}<>&\n]/.test(children)
    return isPlain ? children : `{${quoted(children)}}`
  }

  /** Prints a tag whose attributes and content are already printed. */
  private tag(name: string, attributes: readonly string[], inner: string): string {
    const onOneLine = ['<' + name, ...attributes].join(' ')
    const opening = isShort(onOneLine)
      ? onOneLine
      : `<${name}\n${attributes.map(indented).join('\n')}\n`
    if (inner === '') return `${opening}${opening.endsWith('\n') ? '' : ' '}/>`
    const element = `${opening}>${inner}</${name}>`
    return isShort(element) ? element : `${opening}>\n${indented(inner)}\n</${name}>`
  }
}
