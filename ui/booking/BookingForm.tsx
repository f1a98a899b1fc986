import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import type { IsoDate } from '@domain/stay-date'
import { TextArea } from '@ui/form/TextArea'
import {
  blankGuest,
  findBookingProblem,
  type BookingGuest,
  type BookingProblem,
  type GuestErrors,
} from './booking-checks'
import { GuestFields } from './GuestFields'

export interface BookingFormProps {
  /** The summary's button sends the form by this id. */
  id: string
  /** Known of the guest: name and address from the account, a draft from before. */
  initial?: Partial<BookingGuest>
  isSignedIn: boolean
  /** The chosen stay, which the summary holds. */
  startDate: IsoDate | null
  endDate: IsoDate | null
  /** While it is sent nothing can be changed. */
  isSubmitting?: boolean
  /** Every change, for a draft that outlives a login or a reload. */
  onValuesChange?: (guest: BookingGuest) => void
  /** Not sent, and why; faulty fields already say so themselves. */
  onProblem: (problem: BookingProblem) => void
  /** All is well; texts are trimmed. */
  onSubmit: (guest: BookingGuest) => void
}

/** Who comes (section 2.15). Checked in the specification's order; what was typed is never lost. */
export function BookingForm({
  id,
  initial,
  isSignedIn,
  startDate,
  endDate,
  isSubmitting = false,
  onValuesChange,
  onProblem,
  onSubmit,
}: BookingFormProps) {
  const { register, handleSubmit, getValues, setError, setFocus, formState } =
    useForm<BookingGuest>({ defaultValues: { ...blankGuest, ...initial } })

  const showErrors = (errors: GuestErrors) => {
    const faulty = Object.entries(errors) as [keyof BookingGuest, string][]
    for (const [field, message] of faulty) setError(field, { message })
    const first = faulty[0]
    if (first) setFocus(first[0])
  }
  const send = handleSubmit((typed) => {
    const guest = trimmed(typed)
    const problem = findBookingProblem({ isSignedIn, startDate, endDate, guest })
    if (!problem) return onSubmit(guest)
    if ('errors' in problem) showErrors(problem.errors)
    onProblem(problem)
  })

  return (
    <Form
      id={id}
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void send(event)}
      onChange={() => onValuesChange?.(getValues())}
    >
      <Typography id={`${id}-title`} variant="h2">
        {bookNowCopy.formTitle}
      </Typography>
      {/* A fieldset that is off keeps its values and cannot be typed into. */}
      <Fields disabled={isSubmitting}>
        <GuestFields register={register} errors={formState.errors} />
        <TextArea
          {...register('message')}
          label={bookNowCopy.fields.message}
          hint={bookNowCopy.optional}
          maxLength={MESSAGE_MAXIMUM}
          sx={{ gridColumn: '1 / -1' }}
        />
      </Fields>
      <Typography variant="body2" color="textSecondary">
        {bookNowCopy.instruction}
      </Typography>
    </Form>
  )
}

/** What the server takes as specialRequests (domain/schemas/booking-schema.ts). */
const MESSAGE_MAXIMUM = 2_000

const trimmed = (guest: BookingGuest): BookingGuest => ({
  ...guest,
  firstName: guest.firstName.trim(),
  lastName: guest.lastName.trim(),
  email: guest.email.trim(),
  phone: guest.phone.trim(),
  message: guest.message.trim(),
})

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  containerType: 'inline-size',
}))

const Fields = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'grid',
  alignItems: 'start',
  // As many columns as the text's own size leaves room for.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: theme.spacing(2.5, 2),
}))
