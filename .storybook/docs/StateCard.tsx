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
  /** Width of a frame in CSS pixels, for a state at the width of a device. */
  width?: number | undefined
  /** Window of a device that is wider than a card, which is drawn smaller where it does not fit. */
  device?: Device | undefined
}

const FRAME_HEIGHT = 640

/**
 * A state with its name, as a live component. What covers its window, such as a dialog or a page, and
 * a state at the width of a device is in a frame of its own, where its play function runs too. It
 * does not follow the controls, which change the first example of the page.
 */
export function StateCard({ id, name, of, words, height, width, device }: StateCardProps) {
  const sizes = device
    ? { '--device-width': `${device.width}px`, aspectRatio: `${device.width} / ${device.height}` }
    : { maxWidth: width }
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
        {(height ?? width ?? device) === undefined ? (
          <Story of={of} inline __forceInitialArgs />
        ) : (
          <div className="screen">
            <StoryFrame id={id} name={name} height={device?.height ?? height ?? FRAME_HEIGHT} />
          </div>
        )}
      </div>
    </figure>
  )
}
