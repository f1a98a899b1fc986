import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { sessionsCopy } from '@domain/copy/sessions-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { submitInputs } from '@ui/form/input-values'
import { offProps } from '@ui/form/off-props'
import { PasswordInput } from '@ui/form/PasswordInput'
import { SectionCard } from '@ui/layout/SectionCard'
import { BareList } from '@ui/text/bare-list'
import { AccountForm, Note } from './account-parts'

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
          <Note>{sessionsCopy.hint}</Note>
          <Action variant="outlined" onClick={onShow} {...off}>
            {sessionsCopy.show}
          </Action>
        </>
      )}
      {sessions && (
        <BareList sx={{ display: 'grid', gap: 2 }}>
          {sessions.map(({ id, device, isCurrent, lastUsed }) => (
            <Row key={id}>
              <span>
                <Device>{device}</Device>
                <Note>{isCurrent ? sessionsCopy.current : sessionsCopy.lastUsed(lastUsed)}</Note>
              </span>
              {!isCurrent && (
                <Button aria-label={sessionsCopy.endOf(device)} onClick={() => onEnd(id)} {...off}>
                  {sessionsCopy.end}
                </Button>
              )}
            </Row>
          ))}
        </BareList>
      )}
      {sessions && others.length === 0 && <Note role="status">{sessionsCopy.alone}</Note>}
      {failure !== undefined && <InlineAlert severity="error">{failure}</InlineAlert>}
      {isAsking && <ConfirmPassword isBusy={isBusy} onConfirm={onConfirm} />}
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

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}))

const Device = styled('strong')({ display: 'block', overflowWrap: 'anywhere' })

/** Form that asks for the password once more before something ends that cannot be undone. */
function ConfirmPassword({
  isBusy = false,
  onConfirm,
}: Pick<SessionsPanelProps, 'isBusy' | 'onConfirm'>) {
  const form = useForm({ defaultValues: { password: '' } })
  const { register, handleSubmit, formState } = form
  const confirm = handleSubmit(({ password }) => onConfirm(password))
  return (
    <AccountForm
      noValidate
      aria-label={sessionsCopy.confirmTitle}
      onSubmit={submitInputs(form, confirm)}
    >
      <Note>{sessionsCopy.passwordNote}</Note>
      <PasswordInput
        {...register('password', { required: validationCopy.passwordRequired })}
        label={sessionsCopy.password}
        autoComplete="current-password"
        autoFocus
        required
        error={formState.errors.password?.message}
      />
      <Button type="submit" variant="contained" size="large" {...offProps(isBusy)}>
        {sessionsCopy.confirm}
      </Button>
    </AccountForm>
  )
}
