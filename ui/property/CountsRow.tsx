import { mdiAccountGroupOutline, mdiBathtubOutline, mdiBedOutline, mdiRulerSquare } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { LISTING_DEFAULTS } from '@domain/constants'
import { propertyCopy } from '@domain/copy/property-copy'
import { Icon } from '../text/Icon'

/** A home that does not say gets 3 bedrooms, 1 bathroom and 1 guest. */
export interface CountsRowProps {
  bedroomNo?: number | undefined
  bathroomNo?: number | undefined
  /** The most guests. */
  guestNo?: number | undefined
  /** As it is read, '100 sq ft'. */
  area?: string
}

/** How many bedrooms, bathrooms and guests a home has room for, and how large it is. */
export function CountsRow({
  bedroomNo = LISTING_DEFAULTS.bedroomNo,
  bathroomNo = LISTING_DEFAULTS.bathroomNo,
  guestNo = LISTING_DEFAULTS.guestNo,
  area,
}: CountsRowProps) {
  const counts = [
    { icon: mdiBedOutline, text: propertyCopy.bedrooms(bedroomNo) },
    { icon: mdiBathtubOutline, text: propertyCopy.bathrooms(bathroomNo) },
    { icon: mdiAccountGroupOutline, text: propertyCopy.guests(guestNo) },
    ...(area ? [{ icon: mdiRulerSquare, text: area }] : []),
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
