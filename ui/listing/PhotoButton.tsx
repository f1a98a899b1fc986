import { styled } from '@mui/material/styles'
import { roundButton } from '@ui/layout/round-button'
import { Icon } from '@ui/text/Icon'

export interface PhotoButtonProps {
  /** Accessible name. It names the object where the control repeats on a page. */
  label: string
  /** SVG path of the icon, on a 24-pixel grid. */
  icon: string
  /** Callback fired on a click. */
  onClick: () => void
  /** Whether the keyboard has another way to do the same, so that it is no tab stop. */
  isForPointers?: boolean | undefined
}

/**
 * Round button on a photo. It looks small, but its touch area is 44 pixels.
 *
 * @avoid Off a photo: MUI's IconButton.
 * @a11y A button with a name and a target of 44 pixels. With `isForPointers` it is no tab stop.
 */
export function PhotoButton({ label, icon, onClick, isForPointers = false }: PhotoButtonProps) {
  return (
    <PhotoButtonRoot
      type="button"
      aria-label={label}
      tabIndex={isForPointers ? -1 : undefined}
      onClick={onClick}
    >
      <Icon path={icon} />
    </PhotoButtonRoot>
  )
}

const PhotoButtonRoot = styled('button')(({ theme }) => ({
  ...roundButton(theme),
  color: theme.vars.palette.text.primary,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: theme.spacing(0.5),
    borderRadius: 'inherit',
    backgroundColor: theme.vars.palette.surface,
    opacity: 0.92,
    transition: theme.transitions.create('opacity', {
      duration: theme.transitions.duration.shortest,
    }),
  },
  // Large text must not push the icon out of its circle.
  '& svg': { position: 'relative', maxWidth: theme.spacing(3), maxHeight: theme.spacing(3) },
  '@media (hover: hover)': { '&:hover::before': { opacity: 1 } },
  // There are two rings, so that one of them is visible on any photo.
  '&:focus-visible': {
    outlineOffset: 0,
    boxShadow: `inset 0 0 0 ${theme.spacing(0.25)} ${theme.vars.palette.surface}`,
  },
}))
