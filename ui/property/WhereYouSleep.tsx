import { styled } from '@mui/material/styles'
import { propertyCopy } from '@domain/copy/property-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_RULER } from '@ui/text/icons'
import { BedroomCard, type ShownBedroom } from './BedroomCard'
import { PropertySection } from './PropertySection'

export interface WhereYouSleepProps {
  /** Bedrooms in their order, fixed samples. */
  bedrooms: readonly ShownBedroom[]
  /** Area of the home, such as '100 sq ft', a fixed sample. Left out by default. */
  area?: string | undefined
}

/**
 * 'Where you sleep' section with the bedrooms, three in a row where they fit.
 *
 * @avoid Without bedrooms: leave the section out.
 * @a11y A section with a heading and a list.
 */
export function WhereYouSleep({ bedrooms, area }: WhereYouSleepProps) {
  return (
    <PropertySection title={propertyCopy.whereYouSleep}>
      <Rooms role="list">
        {bedrooms.map((bedroom) => (
          <li key={bedroom.name}>
            <BedroomCard bedroom={bedroom} />
          </li>
        ))}
      </Rooms>
      {area && (
        <Area>
          <Icon path={ICON_RULER} />
          {area}
        </Area>
      )}
    </PropertySection>
  )
}

const Rooms = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  },
}))

const Area = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: 0,
  marginBlockStart: theme.spacing(3),
  '& svg': { color: theme.vars.palette.text.secondary },
}))
