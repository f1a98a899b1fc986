import { cardCopy } from '@domain/copy/card-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface PhotoPositionProps {
  /** Photos in order. */
  photos: readonly Photo[]
  /** Index of the displayed photo, starting at 0. */
  index: number
  /** Subject of the photos, for those without a description. */
  name: string
  /** Leaves the figures out, where dots show the position. */
  isHidden?: boolean | undefined
}

/**
 * Position of a photo such as '2 / 6'.
 *
 * @avoid Outside a live region, which its parent is: nobody would hear the change.
 * @a11y Screen readers hear '2 of 6' and the photo's description.
 */
export function PhotoPosition({ photos, index, name, isHidden = false }: PhotoPositionProps) {
  const total = photos.length
  return (
    <>
      {!isHidden && <span aria-hidden>{cardCopy.photoPosition(index + 1, total)}</span>}
      <VisuallyHidden>
        {cardCopy.photoInWords(index + 1, total, photos[index]?.alt ?? name)}
      </VisuallyHidden>
    </>
  )
}
