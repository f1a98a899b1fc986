import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { passwordPolicies, type PasswordPolicy } from '@domain/account/passwords'
import { passwordCopy } from '@domain/copy/password-copy'
import { BareList } from '@ui/text/bare-list'
import { Icon } from '@ui/text/Icon'
import { ICON_CIRCLE, ICON_CIRCLE_CHECK } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface PasswordChecklistProps {
  /** Id of the list, for the field that it describes. */
  id?: string | undefined
  /** Password policy: one each for registration, reset and change. */
  policy: PasswordPolicy
  /** Password typed so far. */
  password: string
}

/**
 * Checklist of the password rules, ticked while the guest types. Screen readers hear the number of
 * fulfilled rules when it changes, instead of every rule at every keystroke.
 *
 * @avoid For an existing password: nobody has to know its rules.
 * @a11y A named list in which each rule says whether it is fulfilled. A status announces the count
 * only.
 */
export function PasswordChecklist({ id, policy, password }: PasswordChecklistProps) {
  const rules = passwordPolicies[policy].map(({ key, label, test }) => ({
    key,
    label,
    isMet: test(password),
  }))
  const nameId = useId()
  const met = rules.filter(({ isMet }) => isMet).length
  return (
    <div>
      {/* An aria-label would be all that the field's description says of the list. */}
      <span hidden id={nameId}>
        {passwordCopy.checklist}
      </span>
      <Rules id={id} aria-labelledby={nameId}>
        {rules.map(({ key, label, isMet }) => (
          <li key={key} data-met={isMet}>
            <Icon path={isMet ? ICON_CIRCLE_CHECK : ICON_CIRCLE} size="small" />
            <span>
              {label}
              <VisuallyHidden>, {isMet ? passwordCopy.met : passwordCopy.notMet}</VisuallyHidden>
            </span>
          </li>
        ))}
      </Rules>
      <VisuallyHidden role="status">
        {password === '' ? '' : passwordCopy.progress(met, rules.length)}
      </VisuallyHidden>
    </div>
  )
}

const Rules = styled(BareList)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(13rem, 40%)), 1fr))',
  gap: theme.spacing(0.5, 1),
  color: theme.vars.palette.text.secondary,
  '& > li': { position: 'relative', display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& > li[data-met="true"]': { color: theme.vars.palette.success.main },
}))
