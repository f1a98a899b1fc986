import { useState } from 'react'
import { useSmallPhotos } from '@ui/theme/use-saves-data'

/**
 * Returns whether a photo is to be fetched in a small size, to save data. One that loads at once
 * keeps the size that it began with, because another file would come on top of it. In the server's
 * markup that is the size which the server has chosen.
 *
 * @param isPriority Whether the photo loads at once.
 */
export function useNarrowPhoto(isPriority: boolean) {
  const isSmall = useSmallPhotos()
  const [savedFirst] = useState(isSmall)
  return isPriority ? savedFirst : isSmall
}
