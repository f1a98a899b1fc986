import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { cardCopy } from '@domain/copy/card-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_HEART } from '@ui/text/icons'
import { Hint } from './Hint'
import { ignoreRepeat } from './ignore-repeat'
import { landHeart } from './land-heart'

export interface FavouriteButtonProps {
  /** Listing's name, which is part of the button's accessible name. */
  name: string
  /** Fills the heart. False by default. */
  isSaved?: boolean | undefined
  /**
   * Adds a tooltip that asks to log in, for a visitor. The button still reports the click.
   */
  isVisitor?: boolean | undefined
  /** Callback fired on a click on the heart. */
  onToggle: () => void
}

/**
 * Heart button on a card. It is filled when the listing is saved. It renders again only when its
 * props change, because each click on a heart wakes all hearts of a page.
 *
 * @avoid On a property page: SaveButton has a label.
 * @a11y A toggle button, 'Favourite' and the listing's name, with `aria-pressed`. A tooltip tells
 * visitors to log in.
 */
export const FavouriteButton = memo(function FavouriteButton({
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
          onKeyDown={ignoreRepeat}
          onClick={({ currentTarget }) => {
            // Only the heart of a listing that is being saved flies.
            if (!isSaved && !isVisitor && navigator.onLine) landHeart(currentTarget)
            onToggle()
          }}
        >
          <Icon path={ICON_HEART} />
        </Heart>
      )}
    </Hint>
  )
})

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
  // The white outline contrasts with the fill, whatever the photo. Large text must not make the
  // icon larger than its button.
  '& svg': {
    maxWidth: theme.spacing(3.5),
    maxHeight: theme.spacing(3.5),
    fill: theme.vars.palette.scrim,
    transition: theme.transitions.create('transform', {
      duration: theme.transitions.duration.shortest,
    }),
  },
  '&[aria-pressed="true"] svg': { fill: theme.vars.palette.heart.onPhoto },
  '@media (hover: hover)': { '&:hover svg': { transform: 'scale(1.12)' } },
  '&:active svg': { transform: 'scale(0.9)' },
  '&:focus-visible': {
    outlineOffset: 0,
    boxShadow: `inset 0 0 0 ${theme.spacing(0.25)} ${theme.vars.palette.surface}`,
  },
}))
