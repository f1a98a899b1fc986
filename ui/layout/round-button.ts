import type { Theme } from '@mui/material/styles'

/** Style of a round button with an icon, as large as a finger needs. */
export const roundButton = ({ size, radius }: Theme) =>
  ({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: size.touch,
    height: size.touch,
    padding: 0,
    border: 0,
    borderRadius: radius.pill,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
  }) as const
