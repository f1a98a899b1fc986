import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { actingStories, storiesIn } from './acting-stories'

const examples = fileURLToPath(new URL('named-examples.ts', import.meta.url))
const frames = fileURLToPath(new URL('../docs/own-frame.ts', import.meta.url))

/**
 * Appends calls to every story file: `giveExamples` for its own stories, and `giveFrame` for those
 * whose play function acts.
 */
export function storyCalls(): Plugin {
  return {
    name: 'story-calls',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/stories\/.+\.stories\.tsx$/.test(id.split('?')[0] ?? '')) return null
      if (!/^const meta = /m.test(code)) return null
      const calls = `
import { giveExamples } from ${JSON.stringify(examples)}
import { giveFrame } from ${JSON.stringify(frames)}
giveExamples(meta, { ${storiesIn(code).join(', ')} })
giveFrame([${actingStories(code).join(', ')}])
`
      return { code: code + calls, map: null }
    },
  }
}
