import { useSavesData } from '@ui/theme/use-saves-data'
import { useWasDrawn } from '@ui/theme/use-was-drawn'

/**
 * Returns whether a photo is to be fetched in a small size, to save data. One that is in the server's
 * markup is on its way by then, and another file would come on top of it.
 *
 * @param isPriority Whether the photo is in the markup.
 */
export function useNarrowPhoto(isPriority: boolean) {
  const savesData = useSavesData()
  const wasDrawn = useWasDrawn()
  return savesData && !(wasDrawn && isPriority)
}
