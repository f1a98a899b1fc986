import { mdiCheckCircleOutline } from '@mdi/js'
import { styled } from '@mui/material/styles'
import SvgIcon from '@mui/material/SvgIcon'

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
      <SvgIcon aria-hidden fontSize="small" color="primary">
        <path d={icon} />
      </SvgIcon>
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
}))
