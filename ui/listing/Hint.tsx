import { styled } from '@mui/material/styles'
import { useId, useState, type ReactNode } from 'react'

export interface HintProps {
  /** Text of the tooltip. Without it only the control renders. */
  text?: string | undefined
  /**
   * Edge of the control that the tooltip aligns with: 'centre' by default, 'end' near the right
   * edge of a page. 'row' places one tooltip above a positioned row of controls.
   */
  align?: 'start' | 'centre' | 'end' | 'row' | undefined
  /** Renders the control, which must carry the id as `aria-describedby`. */
  children: (hintId: string | undefined) => ReactNode
}

/**
 * Tooltip for a control, shown on hover and focus. It is pure CSS, because a page has a dozen of
 * them and MUI's Tooltip would be larger than the cards. Escape hides it.
 *
 * @avoid For text that guests need: write it out; touch has no hover.
 * @a11y A tooltip that describes its control on hover and focus. Escape hides it.
 */
export function Hint({ text, align = 'centre', children }: HintProps) {
  const id = useId()
  const [isDismissed, setIsDismissed] = useState(false)
  const show = () => setIsDismissed(false)
  return (
    <Anchor
      as={align === 'row' ? 'div' : 'span'}
      data-align={align}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsDismissed(true)
      }}
      onMouseLeave={show}
      onBlur={show}
    >
      {children(text ? id : undefined)}
      {text && (
        <Bubble role="tooltip" id={id} data-align={align} data-dismissed={isDismissed}>
          {text}
        </Bubble>
      )}
    </Anchor>
  )
}

const Anchor = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  // The anchor is not positioned, so that a scrolling row does not cut off its tooltip.
  '&[data-align="row"]': { position: 'static', display: 'block', minWidth: 0 },
  '&:hover > [role="tooltip"], &:focus-within > [role="tooltip"]': {
    opacity: 1,
    visibility: 'visible',
  },
  '& > [role="tooltip"][data-dismissed="true"]': { visibility: 'hidden' },
})

const Bubble = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  width: 'max-content',
  // Text of twice the size would make it wider than a phone.
  maxWidth: 'min(16rem, 75vw)',
  padding: theme.spacing(0.75, 1.5),
  borderRadius: theme.radius.field,
  color: theme.vars.palette.ground,
  backgroundColor: theme.vars.palette.text.primary,
  opacity: 0,
  visibility: 'hidden',
  transition: theme.transitions.create('opacity', {
    duration: theme.transitions.duration.shortest,
  }),
  '&:not([data-align="row"])': { insetBlockStart: '100%' },
  '&[data-align="row"]': { insetBlockEnd: '100%' },
  '&[data-align="start"], &[data-align="row"]': { insetInlineStart: 0 },
  '&[data-align="centre"]': { insetInlineStart: '50%', transform: 'translateX(-50%)' },
  '&[data-align="end"]': { insetInlineEnd: 0 },
}))
