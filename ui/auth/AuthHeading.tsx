import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { StepLabel, type SignUpStep } from './StepLabel'

export interface AuthHeadingProps {
  title: string
  /** One or two sentences under it. */
  intro?: string
  /** Of signing up. */
  step?: SignUpStep
  /** Takes the focus when it appears: a screen that follows another and has no field to begin with. */
  takesFocus?: boolean
}

/** What an authentication screen is about: its h1. */
export function AuthHeading({ title, intro, step, takesFocus = false }: AuthHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div>
      {step && <StepLabel step={step} />}
      <Typography
        ref={heading}
        variant="h1"
        tabIndex={takesFocus ? -1 : undefined}
        // A place to go on from, not a control: no ring.
        sx={{ '&:focus-visible': { outline: 'none' } }}
      >
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
