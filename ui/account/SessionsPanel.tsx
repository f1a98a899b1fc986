import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { sessionsCopy } from '@domain/copy/sessions-copy'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { offProps } from '@ui/form/off-props'
import { SectionCard } from '@ui/layout/SectionCard'
import { ConfirmPasswordForm } from './ConfirmPasswordForm'

export interface ShownSession {
  id: string
  /** Browser and system, such as 'Chrome on Android'. */
  device: string
  isCurrent: boolean
  /** Time of the last use, as it is shown. */
  lastUsed: string
}

export interface SessionsPanelProps {
  /** Logins of the guest, the one used last first. Undefined until the guest asks for them. */
  sessions?: readonly ShownSession[] | undefined
  /** Message about a request that failed. */
  failure?: string | undefined
  /** Disables the buttons while a request is sent. */
  isBusy?: boolean | undefined
  /** Whether the guest has to type the password before anything ends. */
  isAsking?: boolean | undefined
  /** Callback fired when the guest asks for the list. */
  onShow: () => void
  /** Callback fired with the id of a login to end, or 'others' for all but this one. */
  onEnd: (what: string) => void
  /** Callback fired with the password that the form requests. */
  onConfirm: (password: string) => void
}

/**
 * Card that lists the guest's logins when asked to, and ends them.
 *
 * @avoid For logging out here: the profile menu does that.
 * @a11y A section with a list. Each button names its device, and what failed is an alert.
 */
export function SessionsPanel({
  sessions,
  failure,
  isBusy = false,
  isAsking = false,
  onShow,
  onEnd,
  onConfirm,
}: SessionsPanelProps) {
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? []
  const off = offProps(isBusy)
  return (
    <SectionCard title={sessionsCopy.title}>
      {!sessions && (
        <>
          <Text>{sessionsCopy.hint}</Text>
          <Action variant="outlined" onClick={onShow} {...off}>
            {sessionsCopy.show}
          </Action>
        </>
      )}
      {sessions && (
        <List>
          {sessions.map(({ id, device, isCurrent, lastUsed }) => (
            <Row key={id}>
              <span>
                <Device>{device}</Device>
                <Text>{isCurrent ? sessionsCopy.current : sessionsCopy.lastUsed(lastUsed)}</Text>
              </span>
              {!isCurrent && (
                <Button aria-label={sessionsCopy.endOf(device)} onClick={() => onEnd(id)} {...off}>
                  {sessionsCopy.end}
                </Button>
              )}
            </Row>
          ))}
        </List>
      )}
      {sessions && others.length === 0 && <Text role="status">{sessionsCopy.alone}</Text>}
      {failure !== undefined && <InlineAlert severity="error">{failure}</InlineAlert>}
      {isAsking && <ConfirmPasswordForm isBusy={isBusy} onConfirm={onConfirm} />}
      {others.length > 0 && !isAsking && (
        <Action variant="outlined" onClick={() => onEnd('others')} {...off}>
          {sessionsCopy.endOthers}
        </Action>
      )}
    </SectionCard>
  )
}

const Action = styled(Button)(({ theme }) => ({
  alignSelf: 'start',
  [theme.breakpoints.down('sm')]: { alignSelf: 'stretch' },
}))

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}))

const Device = styled('strong')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'block',
  overflowWrap: 'anywhere',
}))

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}))
