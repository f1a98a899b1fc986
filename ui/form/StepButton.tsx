import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Icon } from '@ui/text/Icon'

export interface StepButtonProps {
  /** Accessible name. */
  label: string
  /** SVG path of the icon. */
  icon: string
  /**
   * Whether the value is at its limit. The button then does nothing, but it keeps the focus, which
   * a disabled button would lose at the last click.
   */
  isAtLimit: boolean
  /** Callback fired on a click, except at the limit. */
  onClick: () => void
}

/**
 * Round button of a stepper, which adds or removes one.
 *
 * @avoid For other icon buttons: MUI's IconButton.
 * @a11y A button with a name. At the limit it is `aria-disabled` and keeps the focus.
 */
export function StepButton({ label, icon, isAtLimit, onClick }: StepButtonProps) {
  return (
    <Step
      aria-label={label}
      aria-disabled={isAtLimit}
      disableRipple={isAtLimit}
      onClick={isAtLimit ? undefined : onClick}
    >
      <Icon path={icon} size="small" />
    </Step>
  )
}

const Step = styled(IconButton)(({ theme }) => ({
  border: `thin solid ${theme.vars.palette.outline}`,
  '&[aria-disabled="true"]': {
    borderColor: theme.vars.palette.line,
    color: theme.vars.palette.text.disabled,
    cursor: 'default',
    '&:hover': { backgroundColor: 'transparent' },
  },
}))
