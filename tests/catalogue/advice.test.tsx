import { run } from 'axe-core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Advice } from '@stories/advice'
import { ThemeRoot } from '@ui/theme/ThemeRoot'
import { themeFor } from '../../.storybook/decorators/with-theme'

/**
 * Draws the right and the wrong use of components, as their pages do.
 */

interface StoryModule {
  default: { parameters?: { advice?: Advice } }
}

const modules = import.meta.glob<StoryModule>('/stories/ui/**/*.stories.tsx')

/** Rules about whole pages, which an example is not. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order']
const rules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]))

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))

/** Draws an example, and returns what the console said. */
async function draw(example: ReactNode) {
  const said: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((...values) => {
    said.push(values.map(String).join(' '))
  })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
    spy.mockRestore()
  })
  // A busy machine may show two frames before React draws by itself.
  flushSync(() =>
    root.render(
      <ThemeRoot scheme="light" theme={themeFor({ motion: 'reduced' })}>
        {example}
      </ThemeRoot>,
    ),
  )
  await frame()
  await frame()
  return { host, said }
}

it.each(Object.keys(modules))('%s draws its advice in silence', async (path) => {
  const advice = (await modules[path]?.())?.default.parameters?.advice
  if (!advice) return
  const { said } = await draw(advice.do.show())
  expect(document.body.querySelectorAll('body > div *').length).toBeGreaterThan(0)
  const { violations } = await run(document.body, { rules, resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  const wrong = await draw(advice.dont.show())
  expect([...said, ...wrong.said]).toEqual([])
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
