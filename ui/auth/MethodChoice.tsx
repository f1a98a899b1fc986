import { CONTACT_METHODS, type ContactMethod } from '@domain/account/contact'
import { loginCopy } from '@domain/copy/login-copy'
import { ChoiceGroup } from '@ui/form/ChoiceGroup'
import { Icon } from '@ui/text/Icon'
import { ICON_MAIL, ICON_SMARTPHONE } from '@ui/text/icons'

export interface MethodChoiceProps {
  /** Label of the group, such as 'Log in with'. */
  label: string
  /** Method selected now. */
  value: ContactMethod
  /** Callback fired with the chosen method. */
  onChange: (method: ContactMethod) => void
  /**
   * Layout of the choice: 'segments' (the default) above a field, or 'rows' with icons where the
   * choice is the whole step.
   */
  variant?: 'segments' | 'rows' | undefined
}

const icons = { email: ICON_MAIL, phone: ICON_SMARTPHONE } satisfies Record<ContactMethod, string>

const choices = CONTACT_METHODS.map((value) => ({ value, label: loginCopy.methods[value] }))
const choicesWithIcons = choices.map((choice) => ({
  ...choice,
  icon: <Icon path={icons[choice.value]} />,
}))

/**
 * Choice between email address and phone number.
 *
 * @avoid For more than two methods: use ChoiceGroup with rows.
 * @a11y A radio group with a visible name: one tab stop, arrow keys choose.
 */
export function MethodChoice({ variant = 'segments', ...choice }: MethodChoiceProps) {
  return (
    <ChoiceGroup
      {...choice}
      variant={variant}
      choices={variant === 'rows' ? choicesWithIcons : choices}
    />
  )
}
