import { composeStory, setProjectAnnotations } from '@storybook/react-vite'
import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Args, ArgTypes } from 'storybook/internal/types'
import { afterAll, expect, it } from 'vitest'
import { giveExamples } from '../../.storybook/controls/named-examples'
import preview from '../../.storybook/preview'

/**
 * Changes every control of every component, as a designer does in the Controls panel, and compares
 * what is drawn. `npm run controls` tries all components; `npm test` a part of them.
 */

type StoryModule = { default: StoryPart; [story: string]: StoryPart }

interface StoryPart {
  args?: Args
  argTypes?: ArgTypes
  play?: () => void
}

const modules = import.meta.glob<StoryModule>('/stories/{ui,features,app}/**/*.stories.tsx')
/** Every how many files a run tries one. */
const STEP = Number(import.meta.env['VITE_CONTROLS_STEP'] ?? 24)
const chosen = Object.keys(modules).filter((_, index) => index % STEP === 0)

setProjectAnnotations([preview])

/** Values to try in each kind of control, besides the options of a choice. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  boolean: [true, false],
  number: [0, 1, 4, 1000, -1, undefined],
  text: ['Ngozi', '', 'A sentence that is much longer than the usual one. '.repeat(3)],
}

class Boundary extends Component<{ children: ReactNode; onError: (error: Error) => void }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch(error: Error) {
    this.props.onError(error)
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
  }
}

/** Returns what is drawn, without ids that every render makes anew. */
const drawn = () => document.body.innerHTML.replace(/_r_\w+_|[«:]r\w+[»:]/g, 'id')

const valuesOf = ({ control, options, mapping }: ArgTypes[string]): readonly unknown[] => {
  const type = typeof control === 'string' ? control : (control as { type?: string })?.type
  const named = (mapping ?? {}) as Record<string, unknown>
  return (
    options?.map((option) => (String(option) in named ? named[String(option)] : option)) ??
    samples[type ?? ''] ??
    []
  )
}

const isOffered = ({ control }: ArgTypes[string]) =>
  Boolean(control) && !(typeof control === 'object' && control.disable)

const totals = { pieces: 0, working: 0, controls: 0, changes: 0, dead: [] as string[] }

interface Tried {
  crashes: string[]
  /** Controls that changed nothing in this story. */
  dead: string[]
}

/** Changes controls of one story, in the page where it is already drawn. */
async function tryControls(
  module: StoryModule,
  name: string,
  isWanted: (arg: string) => boolean,
): Promise<Tried & { controls: number }> {
  const { play: _play, ...unplayed } = module[name] ?? {}
  const Story = composeStory<Args>(unplayed, module.default, undefined, name)
  await Story.load()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const crashes: string[] = []
  const dead: string[] = []
  const show = async (args: Args, what: string) => {
    root.render(
      // A component that broke cannot show the next value.
      <Boundary key={crashes.length} onError={({ message }) => crashes.push(`${what}: ${message}`)}>
        <Story {...args} />
      </Boundary>,
    )
    await frames(3)
    return drawn()
  }
  await show({}, 'as it is')
  await frames(6)
  const offered = Object.entries(Story.argTypes as ArgTypes).filter(
    ([arg, type]) => isOffered(type) && isWanted(arg),
  )
  for (const [arg, argType] of offered) {
    const looks = new Set<string>()
    for (const value of valuesOf(argType)) {
      looks.add(await show({ [arg]: value }, `${name}, ${arg} = ${String(value)}`))
      totals.changes += 1
    }
    if (looks.size < 2) dead.push(arg)
    await show({}, 'as it is')
  }
  root.unmount()
  host.remove()
  return { crashes, dead, controls: offered.length }
}

/** Most other stories in which a control may show its effect. */
const OTHERS = 6

it.each(chosen)('%s survives each change of its controls', async (path) => {
  const load = modules[path]
  if (!load) throw new Error(`${path} has no module.`)
  const module = await load()
  const { default: meta, ...stories } = module
  giveExamples(meta, stories)
  const [first = '', ...others] = Object.keys(stories).sort(
    (a, b) => Number(b === 'Default') - Number(a === 'Default'),
  )
  const { crashes, dead, controls } = await tryControls(module, first, () => true)
  // An error message shows in a failed state only, and an end only where there is a beginning.
  for (const other of others.slice(0, OTHERS)) {
    if (dead.length === 0) break
    const still = await tryControls(module, other, (arg) => dead.includes(arg))
    crashes.push(...still.crashes)
    dead.splice(0, dead.length, ...still.dead)
  }
  totals.pieces += 1
  totals.controls += controls
  if (dead.length === 0 && crashes.length === 0) totals.working += 1
  totals.dead.push(...dead.map((arg) => `${path}: ${arg}`))
  expect(crashes).toEqual([])
})

afterAll(() => {
  const { pieces, working, controls, changes, dead } = totals
  console.warn(
    `${controls} controls of ${pieces} components, ${changes} changes; all controls of ${working} components work. Without effect:\n${dead.join('\n')}`,
  )
})
