import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { supportCopy } from '@domain/copy/support-copy'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { ChoiceGroup } from '@ui/form/ChoiceGroup'
import { TextArea } from '@ui/form/TextArea'
import { TextInput } from '@ui/form/TextInput'

type Subject = keyof typeof supportCopy.subjects

export interface ContactFormProps {
  /** Address that is answered, which the form names on submit. */
  email?: string | undefined
}

const { fields, subjects } = supportCopy
const all = Object.keys(subjects) as Subject[]
// Two subjects have the same label, so screen readers also hear the position.
const choices = all.map((value, index) => ({
  value,
  label: subjects[value],
  note: supportCopy.cardOf(index + 1, all.length),
}))

/**
 * Contact form without a backend. On submit it says so and refers to phone and email instead
 * (R-126).
 *
 * @avoid For messages that must arrive: it sends nothing and says so.
 * @a11y A named form. Its answer is a status.
 */
export function ContactForm({ email }: ContactFormProps) {
  const [subject, setSubject] = useState<Subject>('booking')
  const [isSent, setIsSent] = useState(false)
  return (
    <Form
      noValidate
      aria-label={supportCopy.contactForm}
      onSubmit={(event) => {
        event.preventDefault()
        setIsSent(true)
      }}
    >
      <TextInput label={fields.firstName} autoComplete="given-name" />
      <TextInput label={fields.lastName} autoComplete="family-name" />
      <TextInput label={fields.email} type="email" autoComplete="email" />
      <TextInput label={fields.phone} type="tel" autoComplete="tel" />
      <ChoiceGroup
        label={supportCopy.subject}
        choices={choices}
        value={subject}
        onChange={setSubject}
        variant="columns"
      />
      <TextArea label={supportCopy.message} />
      <Button type="submit" variant="contained" size="large">
        {supportCopy.submit}
      </Button>
      <div role="status">
        {isSent && (
          <InlineAlert severity="warning">
            {email ? supportCopy.notConnectedWrite(email) : supportCopy.notConnected}
          </InlineAlert>
        )}
      </div>
    </Form>
  )
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2.5, 2),
  '& > :nth-of-type(n + 5), & > [role="radiogroup"], & > button, & > [role="status"]': {
    gridColumn: '1 / -1',
  },
  '& > button': { justifySelf: 'start', minWidth: theme.spacing(18) },
  '& > [role="status"]:empty': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > button': { justifySelf: 'stretch' },
  },
}))
