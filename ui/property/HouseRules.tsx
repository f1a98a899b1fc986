import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { propertyCopy } from '@domain/copy/property-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_BELL } from '@ui/text/icons'
import { IconRows } from './icon-rows'
import { PropertySection } from './PropertySection'

export interface HouseRulesProps {
  /** House rules. Without any, the section says that there are none. */
  rules?: readonly string[] | undefined
}

/**
 * Section with the host's house rules, each with a bell icon.
 *
 * @avoid On a booking: StayRules.
 * @a11y A section with a heading and a list.
 */
export function HouseRules({ rules = [] }: HouseRulesProps) {
  return (
    <PropertySection title={propertyCopy.houseRules}>
      {rules.length === 0 ? (
        <Typography color="textSecondary">{propertyCopy.noHouseRules}</Typography>
      ) : (
        <List role="list">
          {rules.map((rule, index) => (
            <li key={`${rule}-${index}`}>
              <Icon path={ICON_BELL} />
              <span dir="auto">{rule}</span>
            </li>
          ))}
        </List>
      )}
    </PropertySection>
  )
}

const List = styled(IconRows)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}))
