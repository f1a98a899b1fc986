import { styled } from '@mui/material/styles'

/**
 * Text for screen readers only.
 *
 * @avoid For text that everybody needs: show it.
 * @a11y It is read in place and takes no room. Never hide a control that can take the focus.
 */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
