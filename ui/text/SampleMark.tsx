import Typography from '@mui/material/Typography'
import { feedbackCopy } from '@domain/copy/feedback-copy'

/**
 * Line that marks the fixed content of a section as a sample.
 *
 * @avoid For content of the listing or the guest: it marks fixed samples.
 * @a11y Plain text, read after the heading.
 */
export function SampleMark() {
  return (
    <Typography variant="body2" color="textSecondary">
      {feedbackCopy.sample}
    </Typography>
  )
}
