import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { TextInput } from '../form/TextInput'

export interface CopyDialogProps {
  open: boolean
  /** What the text is, as the field's name too. */
  title: string
  /** Selected when the dialog opens, ready to be copied by hand. */
  text: string
  onClose: () => void
}

/** For browsers that refuse the clipboard: the text, selected. */
export function CopyDialog({ open, title, text, onClose }: CopyDialogProps) {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <TextInput
          label={title}
          value={text}
          readOnly
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{feedbackCopy.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
