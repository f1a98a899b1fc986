import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { signUpCopy } from '@domain/copy/sign-up-copy'

export interface AuthHeadingProps {
  /** Heading of the page or step. */
  title: string
  /** Text under the heading, one or two sentences. */
  intro?: string | undefined
  /** What the guest is here for, such as the home to save. It stands above the heading. */
  reason?: string | undefined
  /** Step of the sign-up, shown above the heading. Left out on the other authentication pages. */
  step?: 1 | 2 | 3 | 4 | undefined
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
      {step && (
        <Step>
          {signUpCopy.step(step)}
          <Track aria-hidden sx={{ '&::before': { transform: `scaleX(${step / 4})` } }} />
        </Step>
      )}
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

/** Step such as 'STEP 02/04', with a decorative progress line. */
const Step = styled('p')(({ theme }) => ({
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
}))
