import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { TextInput } from '@ui/form/TextInput'
import { useCloseRequest } from '@ui/layout/use-close-request'

export interface CopyDialogProps {
  /** Whether the dialog is open. */
  open: boolean
  /** Heading of the dialog, which is also the field's label. */
  title: string
  /** Text that is selected when the dialog opens, so that the guest can copy it. */
  text: string
  /** Callback fired on the close button, on Escape, or on a click outside. */
  onClose: () => void
}

/**
 * Dialog with selected text, for browsers that refuse access to the clipboard.
 *
 * @avoid Where the clipboard works: copy, and confirm with a toast.
 * @a11y A dialog with one input whose text is selected. Escape closes it.
 */
export function CopyDialog({ open, title, text, onClose }: CopyDialogProps) {
  const titleId = useId()
  useCloseRequest(open, onClose)
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
