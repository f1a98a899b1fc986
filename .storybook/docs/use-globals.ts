import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

export type Globals = Record<string, string | undefined>

const read = (event: string): Globals | undefined =>
  (addons.getChannel().last(event) as [{ globals: Globals }] | undefined)?.[0].globals

/** Returns what the toolbars have chosen, and follows them. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState(() => read(GLOBALS_UPDATED) ?? read(SET_GLOBALS) ?? {})
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals: chosen }: { globals: Globals }) => setGlobals(chosen)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  return globals
}
