import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { TIME } from '@domain/constants'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_X } from '@ui/text/icons'
import type { Notice } from './NotifyContext'
import { severityLook } from './severity-look'
import { useTabHidden } from './use-tab-hidden'

/** Milliseconds between two steps of the clock. */
const STEP = 50

export interface ToastProps extends Notice {
  /** Time until the toast closes by itself, in milliseconds. 1500 by default. */
  duration?: number | undefined
  /** Pauses the timer, as do hover, focus inside the toast, and a hidden tab. */
  paused?: boolean | undefined
  /** Callback fired when the time is over, or on a click on the close button. */
  onClose: () => void
}

/**
 * Message that closes by itself. ToastStack positions and announces it.
 *
 * @avoid For anything that guests must read or decide: InlineAlert or AlertDialog.
 * @a11y Its stack announces it. The clock stops on hover, on focus and in a hidden tab; the close
 * button names the toast.
 */
export function Toast({
  title,
  text,
  severity,
  duration = TIME.toast,
  paused = false,
  onClose,
}: ToastProps) {
  const bar = useRef<HTMLDivElement>(null)
  const elapsed = useRef(0)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const tabHidden = useTabHidden()
  const held = paused || hovered || focused || tabHidden

  // The one clock that closes the toast and drives its bar. It counts steps instead of
  // reading the time, so a busy page gives the guest more time, never less.
  const step = useEffectEvent(() => {
    if (elapsed.current >= duration) return
    elapsed.current += STEP
    const left = Math.max(0, 1 - elapsed.current / duration)
    bar.current?.style.setProperty('transform', `scaleX(${left})`)
    if (elapsed.current >= duration) onClose()
  })
  useEffect(() => {
    if (held) return
    const timer = setInterval(() => step(), STEP)
    return () => clearInterval(timer)
  }, [held])

  return (
    <Card
      severity={severity}
      data-held={held}
      data-comes
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Sign>
        <Icon path={severityLook[severity].icon} />
      </Sign>
      <Words>
        <Typography component="p" variant="h3">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'ink2.main' }}>
          {text}
        </Typography>
      </Words>
      <IconButton aria-label={`${feedbackCopy.close}: ${title}`} onClick={onClose}>
        <Icon path={ICON_X} size="small" />
      </IconButton>
      <Bar ref={bar} />
    </Card>
  )
}

const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'severity' })<
  Pick<Notice, 'severity'>
>(({ theme, severity }) => ({
  '--severity': theme.vars.palette[severityLook[severity].palette].main,
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  overflow: 'hidden',
  paddingBlock: theme.spacing(2),
  paddingInline: theme.spacing(2, 1),
  border: `thin solid ${theme.vars.palette.line}`,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: theme.shadows[1],
  // Negative margins keep the 44-pixel touch area without making the toast taller.
  '& button': { marginBlock: theme.spacing(-1) },
}))

const Words = styled('div')({ flex: 1, minWidth: 0 })

const Sign = styled('span')({ color: 'var(--severity)' })

const Bar = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 3,
  transformOrigin: 'left',
  '[dir="rtl"] &': { transformOrigin: 'right' },
  backgroundColor: 'var(--severity)',
})
