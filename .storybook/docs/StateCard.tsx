import { Markdown, Story } from '@storybook/addon-docs/blocks'
import type { CSSProperties } from 'react'
import type { ModuleExport } from 'storybook/internal/types'
import { StoryFrame } from './StoryFrame'

/** Size of a device's window in CSS pixels. */
export interface Device {
  width: number
  height: number
}

export interface StateCardProps {
  id: string
  name: string
  /** The story, as its file exports it. */
  of: ModuleExport
  /** Sentence below the name, from the story's docstring. */
  words?: string | undefined
  /** Height of a frame in CSS pixels, for a component that covers its whole window. Others are drawn in place. */
  height?: number | undefined
  /** Whether only its play function leads to the state, which runs in frames alone. */
  isPlayed?: boolean
  /** Width of a frame in CSS pixels, for a state at the width of a device. */
  width?: number | undefined
  /** Window of a device that is wider than a card, which is drawn smaller where it does not fit. */
  device?: Device | undefined
}

const FRAME_HEIGHT = 640

/**
 * A state with its name, as a live component. What covers its window, such as a dialog or a page, a
 * state at the width of a device and one to which a play function leads are in frames of their own,
 * where play functions run. A card does not follow the controls, which change the first example of the
 * page.
 */
export function StateCard({
  id,
  name,
  of,
  words,
  height,
  isPlayed = false,
  width,
  device,
}: StateCardProps) {
  const sizes = device
    ? { '--device-width': `${device.width}px`, aspectRatio: `${device.width} / ${device.height}` }
    : { maxWidth: width }
  const isInFrame = isPlayed || (height ?? width ?? device) !== undefined
  const fixed = device?.height ?? height ?? (width === undefined ? undefined : FRAME_HEIGHT)
  return (
    <figure className={device ? 'state on-device' : 'state'}>
      <figcaption>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
        {words && <Markdown>{words}</Markdown>}
      </figcaption>
      <div
        className={`specimen sb-unstyled ${device ? 'device' : ''}`}
        style={sizes as CSSProperties}
      >
        {isInFrame ? (
          <div className="screen">
            <StoryFrame id={id} name={name} height={fixed} />
          </div>
        ) : (
          <Story of={of} inline __forceInitialArgs />
        )}
      </div>
    </figure>
  )
}
