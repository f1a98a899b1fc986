import type { Args } from 'storybook/internal/types'
import { expect, it } from 'vitest'
import { attachedFacts } from '../../../.storybook/components/component-facts'
import { codeOf } from '../../../.storybook/docs/code-of'
import { compileExamples } from './compile-examples'

/**
 * Compiles the code that the pages of the catalogue offer to copy. `npm run examples` compiles all
 * of it; `npm test` a part.
 */

interface StoryPart {
  args?: Args
  component?: unknown
  parameters?: { code?: string }
}

type StoryModule = { default: StoryPart; [story: string]: StoryPart }

const modules = import.meta.glob<StoryModule>('/stories/{ui,features,app}/**/*.stories.tsx')

/** Divisor of the story files: a run takes one file of every STEP. */
const STEP = Number(process.env['EXAMPLES_STEP'] ?? 24)

/** Story files whose imports need a browser. */
const inBrowser = new Set(['/stories/features/offline/OfflineNotice.stories.tsx'])

const chosen = Object.entries(modules).filter(
  ([path], index) => index % STEP === 0 && !inBrowser.has(path),
)

it('the code examples compile when they are copied', async () => {
  const examples: Record<string, string> = {}
  for (const [, load] of chosen) {
    const { default: meta, ...stories } = await load()
    const facts = attachedFacts(meta.component)
    const story = stories['Default'] ?? Object.values(stories)[0]
    if (!facts) continue
    examples[facts.path] = meta.parameters?.code ?? codeOf(facts, { ...meta.args, ...story?.args })
  }
  expect(Object.keys(examples).length).toBeGreaterThan(chosen.length * 0.9)
  expect(await compileExamples(examples)).toEqual([])
})
