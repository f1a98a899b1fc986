import { useState, type ComponentType } from 'react'

/**
 * A piece whose code is fetched when the guest means to use it, so that the first screen does not
 * carry it. Without a network it stays away, and the next try asks again.
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
