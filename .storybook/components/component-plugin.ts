import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { ComponentFacts } from './component-facts.ts'
import { componentName } from './component-path.ts'
import { readComponents } from './read-components.ts'

/**
 * Attaches the content of its page to each component, as `__facts`. The reading begins with the
 * build and runs in parallel.
 */
export function componentDocs(project: string): Plugin {
  let components: Promise<Map<string, ComponentFacts>> | undefined
  return {
    name: 'component-docs',
    enforce: 'pre',
    buildStart() {
      components ??= readComponents(project)
      // A failure is thrown where the result is awaited.
      components.catch(() => undefined)
    },
    async transform(code, id) {
      // A file that is imported as text keeps its text.
      if (id.includes('?raw')) return null
      const path = relative(project, id.split('?')[0] ?? '').replaceAll('\\', '/')
      if (!/^(ui|features|app)\/.+\.tsx$/.test(path)) return null
      const facts = (await components)?.get(path)
      if (!facts) return null
      const name = componentName(facts.path)
      const attached = `\nObject.assign(${name}, { displayName: ${JSON.stringify(name)}, __facts: ${JSON.stringify(facts)} })\n`
      return { code: code + attached, map: null }
    },
  }
}
