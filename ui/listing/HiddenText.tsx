import { styled } from '@mui/material/styles'

/** Words for a screen reader where the eye sees a picture or a place. Takes no room. */
export const HiddenText = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})
