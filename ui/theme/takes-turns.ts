import type { Theme } from '@mui/material/styles'

/**
 * Styles of texts that take turns in one place. The old text fades out first, and then the new one
 * rises into view, so that they never overlap.
 */
export const takesTurns = ({ spacing, transitions: { create, duration } }: Theme) => ({
  opacity: 0,
  visibility: 'hidden' as const,
  translate: `0 ${spacing(1)}`,
  transition: [
    create(['opacity', 'visibility'], { duration: duration.leavingScreen }),
    create('translate', { duration: 0, delay: duration.leavingScreen }),
  ].join(),
  '&[data-current="true"]': {
    opacity: 1,
    visibility: 'visible' as const,
    translate: 'none',
    transition: create(['opacity', 'visibility', 'translate'], {
      duration: duration.shortest,
      delay: duration.leavingScreen,
    }),
  },
})
