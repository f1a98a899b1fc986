import { mdiHeart, mdiHeartOutline } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { cardCopy } from '@domain/copy/card-copy'
import { Icon } from '@ui/text/Icon'
import { Hint } from './Hint'

export interface FavouriteButtonProps {
  /** Listing's name, which is part of the button's accessible name. */
  name: string
  /** Fills the heart. False by default. */
  isSaved?: boolean | undefined
  /**
   * Dims the heart and adds a tooltip that says why, for a visitor. The button still reports the
   * click.
   */
  isVisitor?: boolean | undefined
  /** Callback fired on a click on the heart. */
  onToggle: () => void
}

/**
 * Heart button on a card. It is filled when the listing is saved.
 *
 * @avoid On a property page: SaveButton has a label.
 * @a11y A toggle button, 'Favourite' and the listing's name, with `aria-pressed`. A tooltip tells
 * visitors to log in.
 */
export function FavouriteButton({
  name,
  isSaved = false,
  isVisitor = false,
  onToggle,
}: FavouriteButtonProps) {
  return (
    <Hint text={isVisitor ? cardCopy.loginToSave : undefined} align="end">
      {(hintId) => (
        <Heart
          type="button"
          aria-label={cardCopy.favourite(name)}
          aria-pressed={isSaved}
          aria-describedby={hintId}
          data-visitor={isVisitor}
          onClick={onToggle}
        >
          <Icon path={isSaved ? mdiHeart : mdiHeartOutline} />
        </Heart>
      )}
    </Hint>
  )
}

const Heart = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: theme.size.touch,
  height: theme.size.touch,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pill,
  background: 'none',
  color: theme.vars.palette.onScrim,
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: theme.spacing(0.5),
    borderRadius: 'inherit',
    backgroundColor: theme.vars.palette.scrimSoft,
  },
  // Large text must not push the icon out of its circle.
  '& svg': {
    position: 'relative',
    maxWidth: theme.spacing(3),
    maxHeight: theme.spacing(3),
    transition: theme.transitions.create('transform', {
      duration: theme.transitions.duration.shortest,
    }),
  },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.heart.main,
    '&::before': { backgroundColor: theme.vars.palette.surface },
  },
  '&[data-visitor="true"] svg': { opacity: 0.6 },
  '@media (hover: hover)': { '&:hover svg': { transform: 'scale(1.12)' } },
  '&:active svg': { transform: 'scale(0.9)' },
  '&:focus-visible': {
    outlineOffset: 0,
    boxShadow: `inset 0 0 0 ${theme.spacing(0.25)} ${theme.vars.palette.surface}`,
  },
}))
