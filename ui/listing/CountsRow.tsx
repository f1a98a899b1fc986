import { mdiAccountGroupOutline, mdiBathtubOutline, mdiBedOutline } from '@mdi/js'
import { styled } from '@mui/material/styles'
import SvgIcon from '@mui/material/SvgIcon'
import { LISTING_DEFAULTS } from '@domain/constants'
import { propertyCopy } from '@domain/copy'
import type { Listing } from '@domain/schemas/listing-schema'

/** Any count may be missing; then 3 bedrooms, 1 bathroom and 1 guest are shown. */
export type CountsRowProps = Pick<Listing, 'bedroomNo' | 'bathroomNo' | 'guestNo'>

/** How many bedrooms, bathrooms and guests a home has room for. */
export function CountsRow({
  bedroomNo = LISTING_DEFAULTS.bedroomNo,
  bathroomNo = LISTING_DEFAULTS.bathroomNo,
  guestNo = LISTING_DEFAULTS.guestNo,
}: CountsRowProps) {
  const counts = [
    { icon: mdiBedOutline, text: propertyCopy.bedrooms(bedroomNo) },
    { icon: mdiBathtubOutline, text: propertyCopy.bathrooms(bathroomNo) },
    { icon: mdiAccountGroupOutline, text: propertyCopy.guests(guestNo) },
  ]
  return (
    <Row role="list">
      {counts.map(({ icon, text }) => (
        <li key={icon}>
          <SvgIcon aria-hidden>
            <path d={icon} />
          </SvgIcon>
          {text}
        </li>
      ))}
    </Row>
  )
}

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(1) },
  '& svg': { color: theme.vars.palette.text.secondary },
}))
