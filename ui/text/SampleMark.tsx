import Typography from '@mui/material/Typography'
import { feedbackCopy } from '@domain/copy/feedback-copy'

/** Line that marks the fixed content of a section as a sample. */
export function SampleMark() {
  return (
    <Typography variant="body2" color="textSecondary">
      {feedbackCopy.sample}
    </Typography>
  )
}
