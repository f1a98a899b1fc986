import { fitContent, ROOM } from './fit-content'
import { frameAddress } from './frame-address'
import { useGlobals } from './use-globals'

export interface StoryFrameProps {
  id: string
  name: string
  /** Height in CSS pixels. Without it the frame is as high as its content. */
  height: number | undefined
}

/**
 * A story in a frame of its own. It loads again when a toolbar changes, because only then does its
 * play function lead to its state again.
 */
export function StoryFrame({ id, name, height }: StoryFrameProps) {
  const address = frameAddress(id, useGlobals())
  return (
    <iframe
      // A new frame waits until it comes near the window. One with another address does not.
      key={address}
      id={`iframe--${id}`}
      title={name}
      src={address}
      loading="lazy"
      allow="fullscreen"
      style={{ height: height ?? ROOM }}
      onLoad={height === undefined ? ({ currentTarget }) => fitContent(currentTarget) : undefined}
    />
  )
}
