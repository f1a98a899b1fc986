import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useForm, useWatch } from 'react-hook-form'
import { isEmail, normaliseEmail } from '@domain/account/contact'
import { AGE } from '@domain/constants'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import type { IsoDate } from '@domain/stay/stay-date'
import { CheckboxRow } from '@ui/form/CheckboxRow'
import { Fields, Form } from '@ui/form/form-parts'
import { submitInputs } from '@ui/form/input-values'
import { nameInputs } from '@ui/form/name-inputs'
import { NativeSelect } from '@ui/form/NativeSelect'
import { TextArea } from '@ui/form/TextArea'
import { TextInput } from '@ui/form/TextInput'
import { showErrors, useRefusedFields } from '@ui/form/use-refused-fields'
import {
  blankGuest,
  findBookingProblem,
  formsOfGuest,
  guestPlaces,
  type BookingGuest,
  type BookingProblem,
} from './booking-checks'

export interface BookingFormProps {
  /** Id of the form. The button in the BookingSummary submits it by this id. */
  id: string
  /**
   * Values that the form starts with: the account's name and email address, or an earlier draft.
   */
  initial?: Partial<BookingGuest> | undefined
  /** Email address of the account. A guest with another one may get mails too. */
  accountEmail?: string | undefined
  /** Whether a user is logged in. If not, submitting reports that problem before any other. */
  isSignedIn: boolean
  /** Check-in date of the stay chosen in the BookingSummary, or null while none is chosen. */
  startDate: IsoDate | null
  /** Check-out date, or null while none is chosen. */
  endDate: IsoDate | null
  /** Disables every field while the booking is being sent. */
  isSubmitting?: boolean | undefined
  /** What the server did not accept, by its own names. The fields show it. */
  refused?: { fields?: readonly string[] | undefined } | undefined
  /** Callback fired on every change, so that a draft survives a login or a reload. */
  onValuesChange?: ((guest: BookingGuest) => void) | undefined
  /**
   * Callback fired when the booking cannot be sent, with the reason. Invalid fields already show
   * their messages.
   */
  onProblem: (problem: BookingProblem) => void
  /** Callback fired with the values in the form in which they are sent, when the form is valid. */
  onSubmit: (guest: BookingGuest) => void
}

const { fields, optional, noChoice, sexes, locations } = bookNowCopy

const optionsOf = (choices: Record<string, string>) => [
  { value: '', label: noChoice },
  ...Object.entries(choices).map(([value, label]) => ({ value, label })),
]
const sexOptions = optionsOf(sexes)
const locationOptions = optionsOf(locations)

/**
 * Form for the guest's details. It validates in the specification's order and keeps everything
 * typed.
 *
 * @avoid For the profile: it keeps nothing but this booking's guest.
 * @a11y A form named by its heading. On submit the first invalid field takes the focus, in the
 * order of the specification.
 */
export function BookingForm({
  id,
  initial,
  accountEmail,
  isSignedIn,
  startDate,
  endDate,
  isSubmitting = false,
  refused,
  onValuesChange,
  onProblem,
  onSubmit,
}: BookingFormProps) {
  const form = useForm<BookingGuest>({ defaultValues: { ...blankGuest, ...initial } })
  const { register, handleSubmit, getValues, formState } = form
  const email = normaliseEmail(useWatch({ control: form.control, name: 'email' }))
  const offersMails =
    accountEmail !== undefined &&
    isEmail(email) &&
    email.toLowerCase() !== accountEmail.toLowerCase()
  useRefusedFields(form, refused, guestPlaces)

  const send = handleSubmit((typed) => {
    const guest = formsOfGuest(typed)
    const problem = findBookingProblem({ isSignedIn, startDate, endDate, guest })
    if (!problem) return onSubmit(guest)
    if ('errors' in problem) showErrors(form, Object.entries(problem.errors))
    onProblem(problem)
  })

  const field = (name: keyof typeof fields) => ({
    ...register(name),
    label: fields[name],
    error: formState.errors[name]?.message,
  })
  return (
    <Form
      id={id}
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={submitInputs(form, send)}
      onChange={() => onValuesChange?.(getValues())}
      sx={{ gap: 3 }}
    >
      <Typography id={`${id}-title`} variant="h2">
        {bookNowCopy.formTitle}
      </Typography>
      <Fields isHeld={isSubmitting}>
        <Lines>
          <div data-fields="2">
            <TextInput {...field('firstName')} {...nameInputs.firstName} required />
            <TextInput {...field('lastName')} {...nameInputs.lastName} required />
          </div>
          <div data-fields="2">
            <div>
              <TextInput {...field('email')} type="email" autoComplete="email" required />
              {offersMails && (
                <CheckboxRow
                  {...register('getsMails')}
                  defaultChecked
                  label={bookNowCopy.getsMails}
                />
              )}
            </div>
            <TextInput {...field('phone')} type="tel" autoComplete="tel" required />
          </div>
          <div data-fields="3">
            <NativeSelect
              {...field('sex')}
              options={sexOptions}
              autoComplete="sex"
              hint={optional}
            />
            <TextInput
              {...field('age')}
              type="number"
              inputMode="numeric"
              min={AGE.minimum}
              max={AGE.maximum}
              hint={optional}
            />
            <NativeSelect {...field('location')} options={locationOptions} hint={optional} />
          </div>
        </Lines>
        <TextArea {...field('message')} hint={optional} maxLength={MESSAGE_MAXIMUM} />
      </Fields>
      <Typography variant="body2" color="textSecondary">
        {bookNowCopy.instruction}
      </Typography>
    </Form>
  )
}

/** Maximum length of specialRequests on the server, see domain/schemas/booking-schema.ts. */
const MESSAGE_MAXIMUM = 2_000

/** Each group on a line of its own where there is room. */
const Lines = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gap: theme.spacing(2.5),
  '& > [data-fields]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: theme.spacing(2.5, 2),
  },
  // All lines at once, so that no field is alone. In rem, because larger text needs more room.
  '@container (min-width: 34rem)': {
    '& > [data-fields="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > [data-fields="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}))
