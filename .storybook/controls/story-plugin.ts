import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = fileURLToPath(new URL('named-examples.ts', import.meta.url))

/** Appends a call of `giveExamples` for its own stories to every story file. */
export function storyExamples(): Plugin {
  return {
    name: 'story-examples',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/stories\/.+\.stories\.tsx$/.test(id.split('?')[0] ?? '')) return null
      const stories = [...code.matchAll(/^export const (\w+)(?:: \w+)? =/gm)].map(
        ([, name]) => name,
      )
      if (!/^const meta = /m.test(code)) return null
      const call = `\nimport { giveExamples } from ${JSON.stringify(helper)}\ngiveExamples(meta, { ${stories.join(', ')} })\n`
      return { code: code + call, map: null }
    },
  }
}
