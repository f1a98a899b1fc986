import { styled } from '@mui/material/styles'
import { Icon } from '@ui/text/Icon'
import { ICON_CIRCLE_CHECK } from '@ui/text/icons'

export interface AssuranceProps {
  /** One short sentence. */
  children: string
  /** SVG path of the icon, on a 24-pixel grid. A check mark in a circle by default. */
  icon?: string | undefined
}

/**
 * Line with an icon and a short promise, such as 'Your dates are available'.
 *
 * @avoid For warnings and errors: InlineAlert has their colours and is announced.
 * @a11y The icon is decorative; the sentence carries the promise.
 */
export function Assurance({ children, icon = ICON_CIRCLE_CHECK }: AssuranceProps) {
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
  // The icon is centred on the first line.
  '& > svg': { height: '1lh', color: theme.vars.palette.primary.main },
}))
