import { mdiMapMarkerOutline } from '@mdi/js'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { placeText } from '@domain/place'
import type { Listing } from '@domain/schemas/listing-schema'
import { Row, Words } from './property-title-parts'
import { StarRating } from '../listing/StarRating'
import { Icon } from '../text/Icon'

export interface PropertyTitleProps {
  listing: Pick<Listing, 'name' | 'rating' | 'city' | 'state' | 'country'>
  /** Save and Share, at the right; under the title on a phone. */
  actions?: ReactNode
}

/** What the home is called, how it is rated and where it is. */
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
            <Icon path={mdiMapMarkerOutline} size="small" />
            {placeText(listing)}
          </Place>
        </Facts>
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  )
}

/** A name written from right to left keeps its order, and its place above the facts. */
const Name = styled(Typography)({ textAlign: 'left' })

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
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  marginInline: theme.spacing(-1.5),
}))
