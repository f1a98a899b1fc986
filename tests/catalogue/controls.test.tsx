import { composeStory, setProjectAnnotations } from '@storybook/react-vite'
import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Args, ArgTypes } from 'storybook/internal/types'
import { afterAll, expect, it } from 'vitest'
import { giveExamples, valuesOfArgs } from '../../.storybook/controls/named-examples'
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
/** Divisor of the story files: a run tries one file of every STEP. */
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

/** Returns the contents of fields and the place of the focus, which no attribute shows. */
const fieldStates = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .map((field) => `${field.value} ${field.checked} ${field === document.activeElement}`)
    .join('\n')

/** Returns the page's content, without ids that differ at every render. */
const drawn = () => document.body.innerHTML.replace(/_r_\w+_|[«:]r\w+[»:]/g, 'id') + fieldStates()

/** Most times that a story is checked before it counts as one that never stops changing. */
const MOST_LOOKS = 20

/**
 * Returns the page's content once it is the same twice, because movement must not count as an
 * effect.
 */
async function settled() {
  let before = ''
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await frames(3)
    const now = drawn()
    if (now === before) return now
    before = now
  }
  return before
}

/** Controls that a designer has to open before their content can show anything. */
const openers = '[aria-haspopup], [aria-expanded="false"], summary'

/**
 * Returns the values to try: the options of a choice, or samples and the values that the stories
 * themselves use.
 */
const valuesOf = (
  { control, options, mapping }: ArgTypes[string],
  used: readonly unknown[],
): readonly unknown[] => {
  const type = typeof control === 'string' ? control : (control as { type?: string })?.type
  const named = (mapping ?? {}) as Record<string, unknown>
  return (
    options?.map((option) => (String(option) in named ? named[String(option)] : option)) ?? [
      ...new Set([...(samples[type ?? ''] ?? []), ...used]),
    ]
  )
}

const isOffered = ({ control }: ArgTypes[string]) =>
  Boolean(control) && !(typeof control === 'object' && control.disable)

const totals = { components: 0, working: 0, controls: 0, changes: 0, dead: [] as string[] }

interface Tried {
  crashes: string[]
  /** Controls that changed nothing in this story. */
  dead: string[]
  controls: number
  hasOpened: boolean
}

/**
 * Changes controls of one story, in the page where it is already drawn, after a click on one of its
 * openers if it has one with this number.
 */
async function tryControls(
  module: StoryModule,
  name: string,
  isWanted: (arg: string) => boolean,
  opener?: number,
): Promise<Tried> {
  const { play: _play, ...unplayed } = module[name] ?? {}
  const Story = composeStory<Args>(unplayed, module.default, undefined, name)
  await Story.load()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const crashes: string[] = []
  const dead: string[] = []
  const show = async (args: Args, what: string) => {
    root.render(
      // A component that failed to render cannot show the next value.
      <Boundary key={crashes.length} onError={({ message }) => crashes.push(`${what}: ${message}`)}>
        <Story {...valuesOfArgs({ ...Story.args, ...args }, Story.argTypes as ArgTypes)} />
      </Boundary>,
    )
    return settled()
  }
  await show({}, 'as it is')
  // The content of a dialog is outside the story's own element.
  const opening = document.querySelectorAll<HTMLElement>(openers)[opener ?? -1]
  opening?.click()
  const offered = Object.entries(Story.argTypes as ArgTypes).filter(
    ([arg, type]) => isOffered(type) && isWanted(arg),
  )
  for (const [arg, argType] of offered) {
    const { default: meta, ...stories } = module
    const used = Object.values(stories).map(({ args }) => ({ ...meta.args, ...args })[arg])
    const asItIs = [await show({}, 'as it is')]
    const looks = new Set<string>()
    for (const value of valuesOf(argType, used)) {
      looks.add(await show({ [arg]: value }, `${name}, ${arg} = ${String(value)}`))
      totals.changes += 1
    }
    asItIs.push(await show({}, 'as it is'))
    if ([...looks].every((look) => asItIs.includes(look))) dead.push(arg)
  }
  root.unmount()
  host.remove()
  return { crashes, dead, controls: offered.length, hasOpened: Boolean(opening) }
}

/** Largest number of other stories in which a control may show its effect. */
const OTHERS = 8

/** Largest number of openers of a story that are tried. */
const OPENERS = 8

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
  for (const story of [first, ...others.slice(0, OTHERS)]) {
    for (let opener = 0; opener < OPENERS && dead.length > 0; opener += 1) {
      const still = await tryControls(module, story, (arg) => dead.includes(arg), opener)
      crashes.push(...still.crashes)
      dead.splice(0, dead.length, ...still.dead)
      if (!still.hasOpened) break
    }
  }
  totals.components += 1
  totals.controls += controls
  if (dead.length === 0 && crashes.length === 0) totals.working += 1
  totals.dead.push(...dead.map((arg) => `${path}: ${arg}`))
  expect(crashes).toEqual([])
})

/** Smallest share that must work, of the controls and of the components, in a run of all. */
const LEAST_WORKING = 0.95

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

afterAll(() => {
  const { components, working, controls, changes, dead } = totals
  const effective = controls === 0 ? 1 : (controls - dead.length) / controls
  const whole = components === 0 ? 1 : working / components
  console.warn(
    `${changes} changes. ${percent(effective)} of ${controls} controls have an effect. ${percent(whole)} of ${components} components have only such controls, and none that crashes. Without effect:\n${dead.join('\n')}`,
  )
  // A part of the components is too small a sample for a share.
  if (STEP !== 1) return
  if (effective < LEAST_WORKING) throw new Error('Too many controls have no effect.')
  if (whole < LEAST_WORKING) throw new Error('Too many components have a control without effect.')
})
