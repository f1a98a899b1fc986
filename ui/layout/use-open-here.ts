import { useState } from 'react'

/**
 * Keeps what opened a menu while the guest stays on a page. Another page closes it, also one that the
 * guest reaches with Back, and a menu that arrives after the guest has gone on does not open.
 *
 * @param path Path of the current page.
 */
export function useOpenHere<Opener>(path: string) {
  const [opened, setOpened] = useState<{ by: Opener; at: string }>()
  // React renders again before it draws anything.
  if (opened && opened.at !== path) setOpened(undefined)
  return {
    /** Undefined while the menu is closed. */
    openedBy: opened?.by,
    open: (by: Opener) => setOpened({ by, at: path }),
    close: () => setOpened(undefined),
  }
}
