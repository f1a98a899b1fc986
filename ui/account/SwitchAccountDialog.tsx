import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { switchAccountCopy } from '@domain/copy/switch-account-copy'
import { useCloseRequest } from '@ui/layout/use-close-request'

export interface SwitchAccountDialogProps {
  /** Whether the dialog is open. */
  open: boolean
  /** Address or name of the account that is logged in. */
  current: string
  /** Address or name of the account that the link logs in to. */
  offered: string
  /** Callback fired when the guest keeps the session, or presses Escape. */
  onStay: () => void
  /** Callback fired when the guest agrees to the other account. */
  onSwitch: () => void
}

/**
 * Dialog that asks whether a link may replace the session with one of another account.
 *
 * @avoid For a warning without a choice: use AlertDialog.
 * @a11y An alert dialog named by its question. The safe answer has the focus; Escape gives it too.
 * The focus returns afterwards.
 */
export function SwitchAccountDialog({
  open,
  current,
  offered,
  onStay,
  onSwitch,
}: SwitchAccountDialogProps) {
  const textId = useId()
  useCloseRequest(open, onStay)
  return (
    <Dialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle>{switchAccountCopy.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
          {switchAccountCopy.text(current, offered)}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onSwitch}>{switchAccountCopy.change}</Button>
        <Button variant="contained" onClick={onStay} autoFocus sx={{ overflowWrap: 'anywhere' }}>
          {switchAccountCopy.stay(current)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
