import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

export type Globals = Record<string, string | undefined>

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Globals } } }
}

const nothing: Globals = {}

/**
 * Reads the choices of this page itself. The events also come from the frames of its stories, which
 * would turn a dark page light.
 */
const read = () =>
  (window as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? nothing

function follow(onChange: () => void) {
  const channel = addons.getChannel()
  channel.on(GLOBALS_UPDATED, onChange)
  return () => channel.off(GLOBALS_UPDATED, onChange)
}

/** Returns what the toolbars have chosen, and follows them. */
export const useGlobals = (): Globals => useSyncExternalStore(follow, read)
