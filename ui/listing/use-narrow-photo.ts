import { useState } from 'react'
import { useSavesData } from '@ui/theme/use-saves-data'

/**
 * Returns whether a photo is to be fetched in a small size, to save data. One that loads at once
 * keeps the size that it began with, because another file would come on top of it. In the server's
 * markup that is the size which the server has chosen.
 *
 * @param isPriority Whether the photo loads at once.
 */
export function useNarrowPhoto(isPriority: boolean) {
  const savesData = useSavesData()
  const [savedFirst] = useState(savesData)
  return isPriority ? savedFirst : savesData
}
