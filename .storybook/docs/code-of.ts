import type { Args } from 'storybook/internal/types'
import type { ComponentFacts } from '../components/component-facts'
import { Printer } from './print-value'

/**
 * Returns a file to copy that shows a component as a story does, and compiles as it is. Its callbacks
 * do nothing, and long lists are cut. `npm run examples` compiles the files of all components.
 */
export function codeOf(facts: Pick<ComponentFacts, 'path' | 'props'>, args: Args): string {
  const printer = new Printer()
  const element = printer.component(facts, args)
  const imports = [...printer.imports].map(([name, path]) => `import { ${name} } from '@${path}'`)
  const body = element.replace(/^/gm, '    ')
  return `${imports.join('\n')}\n\nexport function Example() {\n  return (\n${body}\n  )\n}\n`
}
