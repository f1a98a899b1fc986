import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { Preferences } from '@domain/account/preferences'
import { profileCopy } from '@domain/copy/profile-copy'
import { CheckboxRow } from '@ui/form/CheckboxRow'
import { NativeSelect } from '@ui/form/NativeSelect'
import { AccountFields, AccountForm, saveButton } from './account-parts'

export interface PreferencesPanelProps {
  /** Preferences as the guest sees them now. */
  value: Preferences
  /** Callback fired with the complete preferences on every change. */
  onChange: (preferences: Preferences) => void
  /** Callback fired on a click on the save button. */
  onSave: () => void
}

type Notice = keyof Preferences['notifications']

const notices = Object.entries(profileCopy.notifications) as [Notice, string][]
const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))
const languages = optionsOf(profileCopy.languages)
const currencies = optionsOf(profileCopy.currencies)

/**
 * Form of the Preferences tab: notifications, language and currency. The last two translate and
 * convert nothing.
 *
 * @avoid For settings that act at once: nothing is kept until Save.
 * @a11y Native checkboxes and selects, each with its own label, inside a named form.
 */
export function PreferencesPanel({ value, onChange, onSave }: PreferencesPanelProps) {
  const { fields, notificationsLabel, tabs } = profileCopy
  return (
    <AccountForm
      aria-label={tabs.preferences}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Notices>
        <legend>{notificationsLabel}</legend>
        {notices.map(([notice, label]) => (
          <CheckboxRow
            key={notice}
            label={label}
            checked={value.notifications[notice]}
            onChange={({ currentTarget }) =>
              onChange({
                ...value,
                notifications: { ...value.notifications, [notice]: currentTarget.checked },
              })
            }
          />
        ))}
      </Notices>
      <AccountFields>
        <NativeSelect
          label={fields.language}
          options={languages}
          value={value.language}
          onChange={({ currentTarget }) => onChange({ ...value, language: currentTarget.value })}
        />
        <NativeSelect
          label={fields.currency}
          options={currencies}
          value={value.currency}
          onChange={({ currentTarget }) => onChange({ ...value, currency: currentTarget.value })}
        />
      </AccountFields>
      <Button {...saveButton} />
    </AccountForm>
  )
}

const Notices = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  columnGap: theme.spacing(2),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.body2, padding: 0, fontWeight: 600 },
}))
