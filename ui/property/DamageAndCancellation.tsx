import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { propertyCopy } from '@domain/copy/property-copy'
import type { CancellationPeriod } from '@domain/schemas/sample-shapes'
import { BareList } from '@ui/text/bare-list'
import { Icon } from '@ui/text/Icon'
import { ICON_CALENDAR_CHECK, ICON_CALENDAR_X, ICON_INFO } from '@ui/text/icons'
import { PropertySection } from './PropertySection'

export interface DamageAndCancellationProps {
  /** Refund periods by date. After the last one there is no refund. */
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

const List = styled(BareList)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(1.5),
  },
  '& svg': { marginBlockStart: theme.spacing(0.5) },
}))

/** Timeline of the refund periods, in the order of their dates. */
function CancellationPeriods({ periods }: Pick<DamageAndCancellationProps, 'periods'>) {
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {propertyCopy.cancellationPeriods}
      </Typography>
      <PeriodList as="ol">
        {periods.map(({ deadline, refundType, description }, index) => (
          <li key={deadline}>
            <Mark data-last={index === periods.length - 1}>
              <Icon
                path={index === periods.length - 1 ? ICON_CALENDAR_X : ICON_CALENDAR_CHECK}
                size="small"
              />
            </Mark>
            <div>
              <Typography variant="body2" color="textSecondary">
                {deadline}
              </Typography>
              <Typography component="p" variant="h3">
                {refundType}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {description}
              </Typography>
            </div>
          </li>
        ))}
      </PeriodList>
    </div>
  )
}

const PeriodList = styled(BareList)(({ theme }) => ({
  display: 'grid',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(2),
    paddingBlockEnd: theme.spacing(3),
  },
  '& li:last-of-type': { paddingBlockEnd: 0 },
  // Connects the marks of successive periods with a line.
  '& li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: theme.spacing(4.5, 0),
    insetInlineStart: theme.spacing(2.25),
    borderInlineStart: `thin solid ${theme.vars.palette.line}`,
  },
}))

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: theme.spacing(4.5),
  height: theme.spacing(4.5),
  borderRadius: theme.radius.pill,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.actionTint,
  '&[data-last="true"]': {
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.sunken,
  },
}))
