import type { ContactMethod } from '@domain/account/contact'
import { loginCopy } from '@domain/copy/login-copy'
import { TextInput, type TextInputProps } from '@ui/form/TextInput'

export interface ContactFieldProps extends Omit<TextInputProps, 'label' | 'type' | 'inputMode'> {
  /** Contact method, which sets the label, the keyboard and the autofill. */
  method: ContactMethod
}

const looks = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const satisfies Record<ContactMethod, object>

/**
 * Input for an email address or a phone number, with the matching keyboard.
 *
 * @avoid For a contact that is not used to log in: a TextInput of type email or tel does.
 * @a11y Label, keyboard and autofill follow the method, so a password manager recognises the field.
 */
export function ContactField({ method, ...input }: ContactFieldProps) {
  return (
    <TextInput
      {...looks[method]}
      label={loginCopy.methods[method]}
      autoCapitalize="none"
      spellCheck={false}
      required
      {...input}
    />
  )
}
