import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { propertyCopy } from '@domain/copy/property-copy'
import type { CancellationPeriod } from '@domain/schemas/sample-shapes'
import { Icon } from '@ui/text/Icon'
import { ICON_CALENDAR_CHECK, ICON_CALENDAR_X } from '@ui/text/icons'

export interface CancellationPeriodsProps {
  /** Refund periods by date. After the last one there is no refund. */
  periods: readonly CancellationPeriod[]
}

/**
 * Timeline of the refund periods, in the order of their dates.
 *
 * @avoid For one deadline: CancellationNotice.
 * @a11y An ordered list under an `h3`; the marks are decorative.
 */
export function CancellationPeriods({ periods }: CancellationPeriodsProps) {
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {propertyCopy.cancellationPeriods}
      </Typography>
      <List>
        {periods.map(({ deadline, refundType, description }, index) => (
          <li key={deadline}>
            <Mark data-last={index === periods.length - 1}>
              <Icon
                path={index === periods.length - 1 ? ICON_CALENDAR_X : ICON_CALENDAR_CHECK}
                size="small"
              />
            </Mark>
            <div>
              <Deadline>{deadline}</Deadline>
              <Typography component="p" variant="h3">
                {refundType}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {description}
              </Typography>
            </div>
          </li>
        ))}
      </List>
    </div>
  )
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
    borderInlineStartWidth: 1,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: theme.vars.palette.line,
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

const Deadline = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}))
