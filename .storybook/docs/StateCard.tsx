import { Markdown, Story } from '@storybook/addon-docs/blocks'
import type { CSSProperties } from 'react'
import type { ModuleExport } from 'storybook/internal/types'
import { printGlobals, useGlobals, type Globals } from './use-globals'

/** Window of a state that a card shows in a frame, in CSS pixels. */
export interface FrameSize {
  width?: number | undefined
  height: number
}

export interface StateCardProps {
  id: string
  name: string
  /** The story, as its file exports it. */
  of: ModuleExport
  /** Sentence below the name, from the story's docstring. */
  words?: string | undefined
  /** Whether a play function leads to the state. */
  isPlayed: boolean
  /** Frame of a state that covers its window or needs another one. Others are drawn in place. */
  frame?: FrameSize | undefined
}

/** Width of a page's content in CSS pixels. A wider window is drawn smaller. */
const PAGE_WIDTH = 1_000

/** Returns the address of a story in a frame of its own, with what the toolbars have chosen. */
export function frameAddress(story: string, globals: Globals): string {
  const chosen = printGlobals(globals)
  const query = new URLSearchParams({ viewMode: 'story', id: story })
  return `iframe.html?${query}${chosen && `&globals=${chosen}`}`
}

/** A state with its name, as a live component. It does not follow the controls of the page. */
export function StateCard({ id, name, of, words, isPlayed, frame }: StateCardProps) {
  const isWide = (frame?.width ?? 0) > PAGE_WIDTH
  return (
    <figure className={isWide ? 'state on-device' : 'state'}>
      <figcaption>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
        {words && <Markdown>{words}</Markdown>}
      </figcaption>
      {frame ? (
        <StoryFrame id={id} name={name} isWide={isWide} {...frame} />
      ) : (
        <div className="specimen sb-unstyled">
          <Story of={of} inline autoplay={isPlayed} __forceInitialArgs />
        </div>
      )}
    </figure>
  )
}

function StoryFrame({
  id,
  name,
  width,
  height,
  isWide,
}: FrameSize & { id: string; name: string; isWide: boolean }) {
  const address = frameAddress(id, useGlobals())
  const sizes = isWide
    ? { '--device-width': `${width}px`, aspectRatio: `${width} / ${height}` }
    : { maxWidth: width }
  return (
    <div className={isWide ? 'framed device' : 'framed'} style={sizes as CSSProperties}>
      <iframe
        // A new frame waits until it comes near the window. One with another address does not.
        key={address}
        id={`iframe--${id}`}
        title={name}
        src={address}
        loading="lazy"
        allow="fullscreen"
        style={{ height }}
      />
    </div>
  )
}
