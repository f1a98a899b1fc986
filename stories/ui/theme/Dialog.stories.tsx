import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, type ReactNode } from 'react'
import type { Advice } from '@stories/advice'
import { TextInput } from '@ui/form/TextInput'

interface OpenDialogProps extends Omit<DialogProps, 'open' | 'title'> {
  title: string
  actions: ReactNode
}

/** For the advice, of which a page shows two at once. */
function OpenDialog({ title, actions, children, ...props }: OpenDialogProps) {
  const id = useId()
  return (
    <Dialog open onClose={() => undefined} aria-labelledby={id} maxWidth="xs" fullWidth {...props}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  )
}

const actions = (
  <>
    <Button>Stay</Button>
    <Button variant="contained">Switch account</Button>
  </>
)

const text = 'Two nights in Lekki are not booked yet.'

const advice: Advice = {
  do: {
    why: 'The title asks, the text says what is at stake, and the buttons answer in words.',
    show: () => (
      <OpenDialog title="Switch account?" actions={actions}>
        <DialogContentText>{text}</DialogContentText>
      </OpenDialog>
    ),
  },
  dont: {
    why: 'Yes and No need the title to be read again: repeat the verb of the question.',
    show: () => (
      <OpenDialog
        title="Switch account?"
        actions={
          <>
            <Button>No</Button>
            <Button variant="contained">Yes</Button>
          </>
        }
      >
        <DialogContentText>{text}</DialogContentText>
      </OpenDialog>
    ),
  },
}

/**
 * MUI's dialog, which stops the guest until it is answered. It has a title, a text and at most two buttons, of
 * which the filled one goes on.
 *
 * @avoid For news that may wait: Toast. For a failure to confirm there is AlertDialog. For a text to copy:
 * CopyDialog. For one control beside its button: Popover.
 * @a11y A modal dialog named by its title. It keeps the focus, Escape closes it, and the focus returns to what
 * opened it. Content that scrolls can be reached by keyboard.
 */
const meta = {
  title: 'ui/theme/Dialog',
  component: Dialog,
  parameters: { advice, controls: { disable: true }, docs: { story: { inline: false } } },
  args: { open: true },
  render: () => (
    <Dialog open aria-labelledby="title" maxWidth="xs" fullWidth>
      <DialogTitle id="title">Switch account?</DialogTitle>
      <DialogContent>
        <DialogContentText>Two nights in Lekki are not booked yet.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button>Stay</Button>
        <Button variant="contained">Switch account</Button>
      </DialogActions>
    </Dialog>
  ),
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAField: Story = {
  render: () => (
    <Dialog open aria-labelledby="title" maxWidth="xs" fullWidth>
      <DialogTitle id="title">Confirm it is you</DialogTitle>
      <DialogContent>
        <TextInput label="Password" />
      </DialogContent>
      <DialogActions>
        <Button variant="contained">Confirm</Button>
      </DialogActions>
    </Dialog>
  ),
}

/** The text scrolls between the title and the buttons. */
export const LongText: Story = {
  render: () => (
    <Dialog open aria-labelledby="title" maxWidth="xs" fullWidth>
      <DialogTitle id="title">Switch account?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {'Two nights in Lekki are not booked yet. '.repeat(30)}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button>Stay</Button>
        <Button variant="contained">Switch account</Button>
      </DialogActions>
    </Dialog>
  ),
}

/** What needs the whole of a phone takes it, without a border. */
export const FullScreen: Story = {
  render: () => (
    <Dialog open aria-labelledby="title" maxWidth="xs" fullWidth fullScreen>
      <DialogTitle id="title">Switch account?</DialogTitle>
      <DialogContent>
        <DialogContentText>Two nights in Lekki are not booked yet.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button>Stay</Button>
        <Button variant="contained">Switch account</Button>
      </DialogActions>
    </Dialog>
  ),
}
