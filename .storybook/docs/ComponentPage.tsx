import {
  ArgTypes,
  Canvas,
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use, useEffect } from 'react'
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import type { Advice } from '@stories/advice'
import { withoutCitations } from '../components/citations'
import { attachedFacts } from '../components/component-facts'
import { valuesOfArgs } from '../controls/named-examples'
import { AdviceRow } from './AdviceRow'
import { Anatomy } from './Anatomy'
import { codeOf } from './code-of'
import { Places } from './Places'
import { StateCard, type Device } from './StateCard'
import { useGlobals } from './use-globals'

interface Described {
  docs?: { description?: { component?: string; story?: string } }
}

/** Width of a page's content in CSS pixels. A wider state is drawn in place. */
const PAGE_WIDTH = 1_000

interface Shown {
  docs?: { story?: { inline?: boolean } }
}

interface Pinned {
  viewport?: { value?: string }
}

interface Viewports {
  viewport?: { options?: Readonly<Record<string, { styles: Record<keyof Device, string> }>> }
}

/** Width in CSS pixels of the frames of components that cover their window, about that of a phone. */
const CARD_WIDTH = 392

/** Returns the window of the device that a story asks for. */
function deviceOf(globals: unknown, parameters: unknown): Device | undefined {
  const options = (parameters as Viewports).viewport?.options
  const styles = options?.[(globals as Pinned).viewport?.value ?? '']?.styles
  return (
    styles && {
      width: Number.parseInt(styles.width, 10),
      height: Number.parseInt(styles.height, 10),
    }
  )
}

interface Frame {
  device?: Device
  width?: number
}

/**
 * Returns how the frame of a state differs from the others of its page.
 *
 * @param plays Whether a play function leads to the state, which runs in frames alone.
 */
function frameOf(device: Device | undefined, isFramed: boolean, plays: boolean): Frame {
  if (!device) return {}
  if (isFramed) return device.width > CARD_WIDTH ? { device } : {}
  if (device.width <= PAGE_WIDTH) return { width: device.width }
  return plays ? { device } : {}
}

/** Whether a story says that only its play function leads to its state, which runs in frames alone. */
const isPlayed = (parameters: unknown) => (parameters as Shown).docs?.story?.inline === false

const wordsOf = (parameters: unknown) => (parameters as Described).docs?.description

/** Returns the sentences of a story's docstring, without the numbers of rulings. */
const sentencesOf = (parameters: unknown) => {
  const words = wordsOf(parameters)?.story
  return words === undefined ? undefined : withoutCitations(words)
}

/**
 * Page of a component: what it is for, when not to use it, its parts, its states, props, code,
 * accessibility, and where it is used and tested. Its texts come from the component's docstring.
 */
export function ComponentPage() {
  const { scheme } = useGlobals()
  const { preparedMeta } = useOf('meta', ['meta'])
  const context = use(DocsContext)
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'))
  const facts = attachedFacts(preparedMeta.component)
  const advice = preparedMeta.parameters['advice'] as Advice | undefined
  const isWide = advice?.isWide ?? facts?.followsWindow
  // A component that takes what a hook returns has its example written by hand.
  const code = preparedMeta.parameters['code'] as string | undefined
  const primary = stories.find(({ name }) => name === 'Default') ?? stories[0]
  // Storybook gives the table of controls values at first, and names of examples from then on.
  useEffect(() => {
    if (!primary) return
    const { unmappedArgs: args } = context.getStoryContext(primary)
    context.channel.emit(STORY_ARGS_UPDATED, { storyId: primary.id, args })
  }, [context, primary])
  const isFramed = facts?.coversWindow ?? true
  // A component of narrow windows shows nothing in a wide one, and a page of wide windows is another
  // one in a narrow one.
  const frame = primary
    ? frameOf(deviceOf(primary.storyGlobals, primary.parameters), isFramed, false)
    : {}
  const isApart = isFramed || frame.width !== undefined
  // A play function would look for the story in a frame that shows an example instead.
  const quiet = stories.find(({ playFunction }) => !playFunction) ?? primary
  const asserted = stories.filter(({ playFunction }) => playFunction !== undefined)
  // A flow has no component. Its introduction is the docstring of its story file.
  const introduction = facts?.purpose ?? wordsOf(preparedMeta.parameters)?.component
  return (
    <>
      <Title />
      {introduction && <Markdown>{introduction}</Markdown>}
      {facts?.avoid && (
        <aside className="avoid">
          <b>When not to use it</b>
          <Markdown>{facts.avoid}</Markdown>
        </aside>
      )}
      {advice && (
        <AdviceRow
          advice={advice}
          isWide={isWide}
          frameId={isFramed || advice.isFramed ? quiet?.id : undefined}
        />
      )}
      {primary &&
        (isApart ? (
          <StateCard
            id={primary.id}
            name={primary.name}
            of={primary.moduleExport}
            height={640}
            {...frame}
          />
        ) : (
          // The controls change it here alone.
          <Canvas of={primary.moduleExport} story={{ inline: true }} />
        ))}
      {facts && <Anatomy parts={facts.parts} />}
      {facts && facts.props.length > 0 && primary && (
        <>
          <Heading>Props</Heading>
          {isApart && (
            <p>
              Change them in the{' '}
              <a href={`./?path=/story/${primary.id}`} target="_top">
                story’s controls
              </a>
              .
            </p>
          )}
          {/* Controls would change the story here, and not the one in the frame. */}
          {isApart ? (
            <ArgTypes of={primary.moduleExport} />
          ) : (
            <Controls of={primary.moduleExport} />
          )}
        </>
      )}
      <Heading>{facts ? 'States' : 'Steps'}</Heading>
      <div className={isWide && !isFramed ? 'states wide' : 'states'}>
        {stories.map(({ id, name, parameters, moduleExport, storyGlobals, playFunction }) => (
          <StateCard
            key={id}
            id={id}
            name={name}
            of={moduleExport}
            words={sentencesOf(parameters)}
            height={isFramed ? 480 : undefined}
            isPlayed={isPlayed(parameters)}
            {...frameOf(deviceOf(storyGlobals, parameters), isFramed, playFunction !== undefined)}
          />
        ))}
      </div>
      {facts && primary && (
        <>
          <Heading>Code</Heading>
          <p>The first example of this page as it is written. It does not follow the controls.</p>
          <Source
            code={code ?? codeOf(facts, valuesOfArgs(primary.initialArgs, primary.argTypes))}
            language="tsx"
            dark={scheme === 'dark'}
          />
          <Heading>Accessibility</Heading>
          <Markdown>{facts.access}</Markdown>
          <p>
            Every state is checked by axe. <code>npm run stories -- dark large</code> checks the
            dark scheme and text at 200 % too.
          </p>
          <Places facts={facts} asserted={asserted} states={stories.length} />
        </>
      )}
    </>
  )
}
