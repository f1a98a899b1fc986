import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { useCloseRequest } from '@ui/layout/use-close-request'

export interface AlertDialogProps {
  /** Whether the dialog is open. */
  open: boolean
  /** Heading of the dialog, such as 'Booking Failed'. */
  title: string
  /** What has failed, in one sentence. */
  text: string
  /** Why it failed, shown beneath the text. */
  reason?: string | undefined
  /** Label and address of a page that helps. None by default. */
  link?: { label: string; href: string } | undefined
  /** Callback fired on OK, on Escape, or on a click outside the dialog. */
  onClose: () => void
}

/**
 * Modal alert with an OK button and at most one link, such as 'Booking Failed'. It is large enough
 * to be fetched only when it is needed.
 *
 * @avoid For news that may wait: a toast, or InlineAlert beside the content.
 * @a11y An alert dialog named by its title. OK has the focus; Escape closes it too.
 */
export function AlertDialog({ open, title, text, reason, link, onClose }: AlertDialogProps) {
  const textId = useId()
  useCloseRequest(open, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <div id={textId}>
          <DialogContentText>{text}</DialogContentText>
          {reason && <DialogContentText sx={{ mt: 1 }}>{reason}</DialogContentText>}
        </div>
      </DialogContent>
      <DialogActions>
        {link && <Button href={link.href}>{link.label}</Button>}
        <Button variant="contained" onClick={onClose} autoFocus>
          {feedbackCopy.ok}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
