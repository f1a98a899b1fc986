import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'

/**
 * Content to choose where a prop takes any content. It uses no component of `ui`, because a change of
 * one would then photograph every story again.
 */
export const namedNodes: Record<string, ReactNode> = {
  'A short text': 'Two nights in Lekki',
  'A long text': 'Two nights in Lekki, with a balcony that looks over the lagoon. '.repeat(4),
  'A long word': 'Lekkiphaseonelagoonloft'.repeat(6),
  'A button': <Button variant="outlined">Show on the map</Button>,
  'A link': <Link href="#place">Show on the map</Link>,
  'An icon': (
    <svg
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      <path d="M4 11l8-7l8 7v9h-16z" />
    </svg>
  ),
  Nothing: undefined,
}
