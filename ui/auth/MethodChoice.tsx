import { mdiCellphone, mdiEmailOutline } from '@mdi/js'
import { loginCopy } from '@domain/copy/login-copy'
import { CONTACT_METHODS, type ContactMethod } from '@domain/contact'
import { ChoiceGroup } from '@ui/form/ChoiceGroup'
import { Icon } from '@ui/text/Icon'

export interface MethodChoiceProps {
  /** What is chosen: 'Log in with'. */
  label: string
  value: ContactMethod
  onChange: (method: ContactMethod) => void
  /** 'rows' with icons where the choice is all there is to do; 'segments' above a field. */
  variant?: 'segments' | 'rows'
}

const icons = { email: mdiEmailOutline, phone: mdiCellphone } satisfies Record<
  ContactMethod,
  string
>

const choices = CONTACT_METHODS.map((value) => ({ value, label: loginCopy.methods[value] }))
const choicesWithIcons = choices.map((choice) => ({
  ...choice,
  icon: <Icon path={icons[choice.value]} />,
}))

/** By email address or by phone number (sections 2.3, 2.4 and 2.6). */
export function MethodChoice({ variant = 'segments', ...choice }: MethodChoiceProps) {
  return (
    <ChoiceGroup
      {...choice}
      variant={variant}
      choices={variant === 'rows' ? choicesWithIcons : choices}
    />
  )
}
