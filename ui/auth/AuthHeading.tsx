import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { StepLabel, type SignUpStep } from './StepLabel'

export interface AuthHeadingProps {
  /** Heading of the page or step. */
  title: string
  /** Text under the heading, one or two sentences. */
  intro?: string | undefined
  /** What the guest is here for, such as the home to save. It stands above the heading. */
  reason?: string | undefined
  /** Step of the sign-up, shown above the heading. Left out on the other authentication pages. */
  step?: SignUpStep | undefined
  /**
   * Moves the focus to the heading when it appears, for a screen that follows another and has no
   * field to begin with.
   */
  takesFocus?: boolean | undefined
}

/**
 * Heading (`h1`) of an authentication page, with its step and introduction.
 *
 * @avoid On pages with the full header and content: PageHeading is the `h1` there.
 * @a11y The page's `h1`. With `takesFocus` the focus moves to it, so that a new step is read out.
 */
export function AuthHeading({ title, intro, reason, step, takesFocus = false }: AuthHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div>
      {reason && <Reason>{reason}</Reason>}
      {step && <StepLabel step={step} />}
      <Typography ref={heading} variant="h1" tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </Typography>
      {intro && (
        <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {intro}
        </Typography>
      )}
    </div>
  )
}

const Reason = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0, 0, 2),
  padding: theme.spacing(1, 2),
  borderRadius: theme.radius.field,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.actionTint,
}))
