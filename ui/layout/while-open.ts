import { memo, type ReactNode } from 'react'

interface WhileOpenProps {
  /** Whether the layer around the content is open. */
  open: boolean
  children: ReactNode
}

/**
 * Content of a layer. While the layer closes, it stays as it was and renders nothing again, so that
 * the layer begins to leave at the touch.
 */
export const WhileOpen = memo(
  ({ children }: WhileOpenProps) => children,
  (_before, { open }) => !open,
)
