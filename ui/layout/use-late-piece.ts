import { useState, type ComponentType } from 'react'

/**
 * Returns a component whose code is fetched when the guest is about to use it, so that the first
 * page does not include it, and the function that fetches it. After a failed fetch the component
 * stays undefined, and the next call tries again.
 */
export function useLatePiece<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Piece, setPiece] = useState<ComponentType<Props>>()
  const fetchPiece = () => {
    load().then(
      (piece) => setPiece(() => piece),
      () => {},
    )
  }
  return [Piece, fetchPiece] as const
}
