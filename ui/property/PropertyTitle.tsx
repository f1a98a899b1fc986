import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { placeText } from '@domain/place/place'
import type { Listing } from '@domain/schemas/listing-schema'
import { StarRating } from '@ui/listing/StarRating'
import { Icon } from '@ui/text/Icon'
import { ICON_MAP_PIN } from '@ui/text/icons'
import { Row, Words } from './property-title-parts'

export interface PropertyTitleProps {
  /** Listing whose name, rating and place to show. */
  listing: Pick<Listing, 'name' | 'rating' | 'city' | 'state' | 'country'>
  /** Save and Share buttons at the right, or under the title on phones. */
  actions?: ReactNode | undefined
}

/**
 * Title of a property page with the listing's name, rating and place.
 *
 * @avoid In a card: ListingCard.
 * @a11y The name is the `h1`. Stars are decorative; rating and place are text.
 */
export function PropertyTitle({ listing, actions }: PropertyTitleProps) {
  return (
    <Row>
      <Words>
        <Name variant="h1" dir="auto">
          {listing.name}
        </Name>
        <Facts>
          {listing.rating !== undefined && <StarRating rating={listing.rating} />}
          <Place>
            <Icon path={ICON_MAP_PIN} size="small" />
            {placeText(listing)}
          </Place>
        </Facts>
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  )
}

/** A name of another direction keeps it, but starts at the edge of the facts below it. */
const Name = styled(Typography)({ textAlign: 'left', '[dir="rtl"] &': { textAlign: 'right' } })

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2.5),
}))

const Place = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  // The icon is centred on the first line.
  '& > svg': { height: '1lh' },
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  marginInlineStart: theme.spacing(-1.25),
  marginInlineEnd: theme.spacing(-1.5),
}))
