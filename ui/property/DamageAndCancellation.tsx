import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { propertyCopy } from '@domain/copy/property-copy'
import type { CancellationPeriod } from '@domain/schemas/sample-shapes'
import { Icon } from '@ui/text/Icon'
import { ICON_INFO } from '@ui/text/icons'
import { CancellationPeriods } from './CancellationPeriods'
import { PropertySection } from './PropertySection'

export interface DamageAndCancellationProps {
  /** Refund periods by date. */
  periods: readonly CancellationPeriod[]
  /** What a guest pays for damage, as one paragraph. */
  damagePolicy: string
  /** Important information for the guest, one sentence each. */
  information?: readonly string[] | undefined
}

/**
 * Section with the refund periods, the damage policy and important information. Each notice has its
 * own title, because the readings of the specification differ.
 *
 * @avoid On a booking: CancellationPolicy.
 * @a11y A section named by its heading, with an `h3` for each notice.
 */
export function DamageAndCancellation({
  periods,
  damagePolicy,
  information,
}: DamageAndCancellationProps) {
  return (
    <PropertySection title={propertyCopy.damageAndCancellation}>
      <Columns>
        <CancellationPeriods periods={periods} />
        <Notices>
          <div>
            <Typography variant="h3">{propertyCopy.damagePolicy}</Typography>
            <Typography color="textSecondary">{damagePolicy}</Typography>
          </div>
          {information && (
            <div>
              <Typography variant="h3">{propertyCopy.importantInformation}</Typography>
              <List role="list">
                {information.map((sentence) => (
                  <li key={sentence}>
                    <Icon path={ICON_INFO} size="small" />
                    <span>{sentence}</span>
                  </li>
                ))}
              </List>
            </div>
          )}
        </Notices>
      </Columns>
    </PropertySection>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.spacing(8),
  },
}))

const Notices = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(4),
  '& h3': { marginBlockEnd: theme.spacing(1) },
}))

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(1.5),
  },
  '& svg': { marginBlockStart: theme.spacing(0.5) },
}))
