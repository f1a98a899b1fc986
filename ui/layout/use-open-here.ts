import { useState } from 'react'

/**
 * Keeps what opened a menu or a message while the guest stays on a page, as `useState` would. Another
 * page closes it, also one that the guest reaches with Back, and what arrives after the guest has gone
 * on does not open.
 *
 * @param path Path of the current page.
 * @returns what opened it, undefined while it is closed, and a function that changes it.
 */
export function useOpenHere<Opener>(path: string) {
  const [opened, setOpened] = useState<{ by: Opener | undefined; at: string }>()
  // React renders again before it draws anything.
  if (opened && opened.at !== path) setOpened(undefined)
  return [opened?.by, (by?: Opener) => setOpened({ by, at: path })] as const
}
