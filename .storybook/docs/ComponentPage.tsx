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
import { use } from 'react'
import facts from 'virtual:component-facts'
import type { Advice } from '@stories/advice'
import { AdviceRow } from './AdviceRow'
import { ComponentLinks, componentName, docsAddress } from './ComponentLink'
import { readDocstring } from './read-docstring'
import { StateCard, type FrameSize } from './StateCard'
import { useGlobals } from './use-globals'

interface Parameters {
  fileName?: string
  advice?: Advice
  controls?: { disable?: boolean }
  docs?: {
    description?: { component?: string; story?: string }
    story?: { inline?: boolean; height?: string }
  }
  viewport?: { options?: Readonly<Record<string, { styles: { width: string; height: string } }>> }
}

/** Height in CSS pixels of the frame of a component that covers its window. */
const FRAME_HEIGHT = 480

/** Width of a page's content in CSS pixels. A state of a wider window is drawn in place. */
const PAGE_WIDTH = 1_000

/** Pieces of a package, whose pages are at stories/ui/theme. */
const themed = ['Button', 'Chip', 'Dialog', 'Drawer', 'IconButton', 'Link', 'Menu', 'Popover']

const pathOf = new Map(
  [...themed.map((name) => `ui/theme/${name}`), ...Object.keys(facts)].map((path) => [
    componentName(path),
    path,
  ]),
)

/** Returns Markdown in which the name of every other component leads to its page. */
const withLinks = (text: string, own: string) =>
  text.replace(/(?<![\w'])[A-Z]\w+/g, (name) => {
    const path = pathOf.get(name)
    return path === undefined || path === own ? name : `[${name}](${docsAddress(path)})`
  })

/** Returns the window of the device that a story asks for. */
function deviceOf({
  globals,
  parameters,
}: {
  globals: Record<string, unknown>
  parameters: Parameters
}) {
  const { value = '' } = (globals['viewport'] ?? {}) as { value?: string }
  const { width, height } = parameters.viewport?.options?.[value]?.styles ?? {}
  return width && height
    ? { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
    : undefined
}

/** Web address of the project's files, if the build knows it (main.ts). */
const source = import.meta.env['STORYBOOK_SOURCE']

/**
 * Page of a component or a flow: what it is for, when not to use it, its right and wrong use, props,
 * states, code, accessibility, and where it is used. Its texts come from the docstring of the
 * component, or of its stories where a package has the component.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const context = use(DocsContext)
  const { scheme } = useGlobals()
  const parameters = preparedMeta.parameters as Parameters
  const path = /stories\/(.+)\.stories\.tsx$/.exec(parameters.fileName ?? '')?.[1] ?? ''
  const known = facts[path]
  const { purpose, avoid, access } =
    known ?? readDocstring(parameters.docs?.description?.component ?? '')
  const stories = context
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs') && !tags.includes('test-case'))
  const primary = stories.find(({ name }) => name === 'Default') ?? stories[0]
  const { advice } = parameters
  const isInFrames = parameters.docs?.story?.inline === false
  const coversWindow = known?.coversWindow ?? (isInFrames || path.startsWith('flows/'))
  const isWide = advice?.isWide ?? known?.followsWindow
  const frameOf = (story: (typeof stories)[number]): FrameSize | undefined => {
    const { docs } = story.parameters as Parameters
    const device = deviceOf({ globals: story.storyGlobals, parameters: story.parameters })
    const card = { height: Number.parseInt(docs?.story?.height ?? '', 10) || FRAME_HEIGHT }
    if (coversWindow) return device && device.width > PAGE_WIDTH ? device : card
    if (device && device.width <= PAGE_WIDTH) return { width: device.width, height: 640 }
    return docs?.story?.inline === false ? card : undefined
  }
  const cardOf = (story: (typeof stories)[number]) => (
    <StateCard
      key={story.id}
      id={story.id}
      name={story.name}
      of={story.moduleExport}
      words={readDocstring((story.parameters as Parameters).docs?.description?.story ?? '').purpose}
      isPlayed={story.tags.includes('played')}
      frame={frameOf(story)}
    />
  )
  const isApart = primary !== undefined && frameOf(primary) !== undefined
  // A play function would look for the story in a frame that shows an example instead.
  const quiet = stories.find(({ playFunction }) => !playFunction) ?? primary
  const others = stories.filter((story) => story !== primary)
  return (
    <>
      <Title />
      <Markdown>{purpose}</Markdown>
      {avoid && (
        <aside className="avoid">
          <b>When not to use it</b>
          <Markdown>{withLinks(avoid, path)}</Markdown>
        </aside>
      )}
      {advice && (
        <AdviceRow
          advice={advice}
          isWide={isWide}
          frameId={coversWindow || isInFrames || advice.isFramed ? quiet?.id : undefined}
        />
      )}
      {primary && (isApart ? cardOf(primary) : <Canvas of={primary.moduleExport} />)}
      {primary?.component && !parameters.controls?.disable && (
        <>
          <Heading>Props</Heading>
          {/* Controls would change the story here, and not the one in the frame. */}
          {isApart ? (
            <>
              <p>
                Change them in the{' '}
                <a href={`./?path=/story/${primary.id}`} target="_top">
                  story’s controls
                </a>
                .
              </p>
              <ArgTypes of={primary.moduleExport} />
            </>
          ) : (
            <Controls of={primary.moduleExport} />
          )}
        </>
      )}
      {others.length > 0 && (
        <>
          <Heading>{primary?.component ? 'States' : 'Steps'}</Heading>
          <div className={isWide && !coversWindow ? 'states wide' : 'states'}>
            {others.map(cardOf)}
          </div>
        </>
      )}
      {primary?.component && (
        <>
          <Heading>Code</Heading>
          <Source of={primary.moduleExport} dark={scheme === 'dark'} />
        </>
      )}
      {access && (
        <>
          <Heading>Accessibility</Heading>
          <Markdown>{access}</Markdown>
          <p>Every state is checked by axe.</p>
        </>
      )}
      {known && (
        <>
          <Heading>Where it is used</Heading>
          <dl className="places">
            {(['pages', 'usedBy', 'parts'] as const).map(
              (list) =>
                known[list].length > 0 && (
                  <div key={list}>
                    <dt>{{ pages: 'Pages', usedBy: 'Components', parts: 'Built from' }[list]}</dt>
                    <dd>
                      <ComponentLinks paths={known[list]} />
                    </dd>
                  </div>
                ),
            )}
            <div>
              <dt>Code</dt>
              <dd>
                {source ? (
                  <a href={`${source}/${path}.tsx`}>
                    <code>{path}.tsx</code>
                  </a>
                ) : (
                  <code>{path}.tsx</code>
                )}
              </dd>
            </div>
          </dl>
        </>
      )}
    </>
  )
}
