import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

export type Globals = Record<string, string | undefined>

interface UserGlobals {
  initialGlobals: Globals
  get: () => Globals
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: UserGlobals } }
}

const nothing: Globals = {}

const ownGlobals = () =>
  (window as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals

/**
 * Reads the choices of this page itself. The events also come from the frames of its stories, which
 * would turn a dark page light.
 */
const read = () => ownGlobals()?.get() ?? nothing

/** Prints choices as an address has them. They are texts, some of which Storybook reads as numbers. */
export const printGlobals = (globals: Globals): string =>
  Object.entries(globals)
    .filter(([, value]) => ['string', 'number'].includes(typeof value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Returns the choices that differ from those of a catalogue that was just opened. */
export function chosenGlobals(): Globals {
  const { initialGlobals = nothing } = ownGlobals() ?? {}
  return Object.fromEntries(
    Object.entries(read()).filter(
      ([name, value]) => String(value) !== String(initialGlobals[name]),
    ),
  )
}

function follow(onChange: () => void) {
  const channel = addons.getChannel()
  channel.on(GLOBALS_UPDATED, onChange)
  return () => channel.off(GLOBALS_UPDATED, onChange)
}

/** Returns what the toolbars have chosen, and follows them. */
export const useGlobals = (): Globals => useSyncExternalStore(follow, read)
