import { useState, type ComponentType } from 'react'
import { PieceFailure } from '@ui/feedback/PieceFailure'
import { inTime } from './in-time'

/**
 * Fetches the code of a component when the guest is about to use it, so that the first page does
 * not include it. After a failed fetch the next call tries again.
 */
export function useLatePiece<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Piece, setPiece] = useState<ComponentType<Props>>()
  const [retry, setRetry] = useState<() => void>()
  const fetchPiece = () =>
    inTime(load()).then((loaded) => {
      setPiece(() => loaded)
    })
  /** Runs the callback once the code is there, and shows `failure` when it cannot be fetched. */
  const want = (then?: () => void) => {
    if (Piece) return then?.()
    fetchPiece().then(
      () => {
        setRetry(undefined)
        then?.()
      },
      () => setRetry(() => () => want(then)),
    )
  }
  return {
    /** Undefined until it has loaded once. */
    Piece,
    /** Fetches the code early. A failure shows when the piece is wanted. */
    warm: () => void fetchPiece().catch(() => {}),
    want,
    /** Message to draw where the piece is used. */
    failure: retry && <PieceFailure onRetry={retry} onClose={() => setRetry(undefined)} />,
  }
}
