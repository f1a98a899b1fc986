import { styled } from '@mui/material/styles'
import { signUpCopy } from '@domain/copy/sign-up-copy'

export type SignUpStep = 1 | 2 | 3 | 4

export interface StepLabelProps {
  /** Current step, from 1 to 4. */
  step: SignUpStep
}

/**
 * Step label such as 'STEP 02/04', with a progress line.
 *
 * @avoid For progress within one page: it counts the four steps of signing up.
 * @a11y The text says the step; the line is decorative.
 */
export function StepLabel({ step }: StepLabelProps) {
  return (
    <Root>
      {signUpCopy.step(step)}
      <Track aria-hidden data-step={step} />
    </Root>
  )
}

const Root = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 2),
  letterSpacing: '0.08em',
  color: theme.vars.palette.text.secondary,
}))

const Track = styled('span')(({ theme }) => ({
  display: 'block',
  height: theme.spacing(0.25),
  overflow: 'hidden',
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.line,
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    backgroundColor: theme.vars.palette.primary.main,
    transformOrigin: 'left',
    '[dir="rtl"] &': { transformOrigin: 'right' },
    transition: theme.transitions.create('transform'),
  },
  '&[data-step="1"]::before': { transform: 'scaleX(0.25)' },
  '&[data-step="2"]::before': { transform: 'scaleX(0.5)' },
  '&[data-step="3"]::before': { transform: 'scaleX(0.75)' },
}))
