import { styled } from '@mui/material/styles'
import { LISTING_DEFAULTS } from '@domain/constants'
import { propertyCopy } from '@domain/copy/property-copy'
import { BareList } from '@ui/text/bare-list'
import { Icon } from '@ui/text/Icon'
import { ICON_BATH, ICON_BED_DOUBLE, ICON_USERS } from '@ui/text/icons'

/** Counts of a listing. Missing counts default to 3 bedrooms, 1 bathroom and 1 guest. */
export interface CountsRowProps {
  /** Number of bedrooms, 3 by default. */
  bedroomNo?: number | undefined
  /** Number of bathrooms, 1 by default. */
  bathroomNo?: number | undefined
  /** Maximum guest count. */
  guestNo?: number | undefined
}

/**
 * Row with the number of bedrooms, bathrooms and guests of a listing, on one line of a phone.
 *
 * @avoid In a card: ListingCard has its own line.
 * @a11y A list; each count is read with its word.
 */
export function CountsRow({
  bedroomNo = LISTING_DEFAULTS.bedroomNo,
  bathroomNo = LISTING_DEFAULTS.bathroomNo,
  guestNo = LISTING_DEFAULTS.guestNo,
}: CountsRowProps) {
  const counts = [
    { icon: ICON_BED_DOUBLE, text: propertyCopy.bedrooms(bedroomNo) },
    { icon: ICON_BATH, text: propertyCopy.bathrooms(bathroomNo) },
    { icon: ICON_USERS, text: propertyCopy.guests(guestNo) },
  ]
  return (
    <Row role="list">
      {counts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon path={icon} />
          {text}
        </li>
      ))}
    </Row>
  )
}

const Row = styled(BareList)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 4),
  '& li': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(1) },
  '& svg': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    ...theme.typography.body2,
    columnGap: theme.spacing(1.5),
    '& li': { gap: theme.spacing(0.5) },
    '& svg': { width: '1.125rem', height: '1.125rem' },
  },
}))
