import { mdiCheckCircleOutline } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { Icon } from '@ui/text/Icon'

export interface AssuranceProps {
  /** One short promise. */
  children: string
  /** Path of the icon, 24-px grid. */
  icon?: string
}

/** A promise with its mark: 'Your dates are available'. */
export function Assurance({ children, icon = mdiCheckCircleOutline }: AssuranceProps) {
  return (
    <Row>
      <Icon path={icon} size="small" />
      <span>{children}</span>
    </Row>
  )
}

const Row = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  '& > svg': { color: theme.vars.palette.primary.main },
}))
