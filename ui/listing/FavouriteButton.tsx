import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { cardCopy } from '@domain/copy/card-copy'
import { paths } from '@domain/paths'
import { roundButton } from '@ui/layout/round-button'
import { Icon } from '@ui/text/Icon'
import { ICON_HEART } from '@ui/text/icons'
import { fly } from '@ui/theme/fly'
import { Hint } from './Hint'
import { ignoreRepeat } from './ignore-repeat'

/** Side in pixels of the heart when it lands. */
const LANDED = 12

/**
 * Lets the heart of a listing that the guest saves fly to the link to the saved listings, where the
 * header shows it.
 */
function landHeart(button: Element) {
  const heart = button.querySelector('svg')
  const link = document.querySelector(`header a[href="${paths.savedListings}"]`)
  if (!heart || !link) return
  const { right, top, bottom, width, height } = link.getBoundingClientRect()
  if (width === 0 || bottom <= 0) return
  const to = new DOMRect(right - LANDED, top + (height - LANDED) / 2, LANDED, LANDED)
  const colour = 'var(--st-palette-heart-main)'
  fly(heart, heart.getBoundingClientRect(), to, { zIndex: '1500', color: colour, fill: colour })
}

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
  ...roundButton(theme),
  color: theme.vars.palette.onScrim,
  // A dark edge around the white outline, whatever the photo. Large text must not make the icon
  // larger than its button.
  '& svg': {
    maxWidth: theme.spacing(3.5),
    maxHeight: theme.spacing(3.5),
    strokeWidth: 2,
    filter: [0.125, 0.375]
      .map((blur) => `drop-shadow(0 0 ${theme.spacing(blur)} ${theme.vars.palette.scrimSoft})`)
      .join(' '),
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
