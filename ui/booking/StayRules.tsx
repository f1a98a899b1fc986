import { styled } from '@mui/material/styles'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { SectionCard } from '@ui/layout/SectionCard'
import { Icon } from '@ui/text/Icon'
import {
  ICON_CHECK,
  ICON_CIGARETTE,
  ICON_PARTY_POPPER,
  ICON_PAW_PRINT,
  ICON_UTENSILS,
  ICON_X,
} from '@ui/text/icons'

export interface StayRule {
  key: keyof typeof bookingDetailsCopy.rules
  isAllowed: boolean
}

export interface StayRulesProps {
  /** Rules in their order, and whether each thing is allowed. */
  rules: readonly StayRule[]
}

const icons = {
  smoking: ICON_CIGARETTE,
  pets: ICON_PAW_PRINT,
  food: ICON_UTENSILS,
  party: ICON_PARTY_POPPER,
} as const satisfies Record<StayRule['key'], string>

const { rules: words, yes, no, sections } = bookingDetailsCopy

/**
 * House rules with an icon and a text for each.
 *
 * @avoid For a listing's own rules: HouseRules.
 * @a11y A description list. Whether a thing is allowed is text, not only a mark.
 */
export function StayRules({ rules }: StayRulesProps) {
  return (
    <SectionCard title={sections.rules} isSample>
      <Rules>
        {rules.map(({ key, isAllowed }) => (
          <div key={key} data-allowed={isAllowed}>
            <dt>
              <Icon path={icons[key]} />
              {words[key]}
            </dt>
            <dd>
              <Icon path={isAllowed ? ICON_CHECK : ICON_X} size="small" />
              {isAllowed ? yes : no}
            </dd>
          </div>
        ))}
      </Rules>
    </SectionCard>
  )
}

const Rules = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))',
  columnGap: theme.spacing(5),
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    // With large text the answer goes to the next line instead of breaking the word before it.
    overflowWrap: 'break-word',
    minHeight: theme.size.touch,
    borderBlockEnd: `thin solid ${theme.vars.palette.line}`,
  },
  '& dt, & dd': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), margin: 0 },
  '& dd': { ...theme.typography.body2, marginInlineStart: 'auto', fontWeight: 600 },
  '& [data-allowed="true"] dd': { color: theme.vars.palette.confirmed.main },
  '& [data-allowed="false"] dd': { color: theme.vars.palette.cancelled.main },
}))
