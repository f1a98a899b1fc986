import { styled } from '@mui/material/styles'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { AGE, NAME_MAXIMUM } from '@domain/constants'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { CheckboxRow } from '@ui/form/CheckboxRow'
import { NativeSelect } from '@ui/form/NativeSelect'
import { TextInput } from '@ui/form/TextInput'
import type { BookingGuest } from './booking-checks'

export interface GuestFieldsProps {
  /** Function that connects a field to the form, from react-hook-form. */
  register: UseFormRegister<BookingGuest>
  /** Validation messages of the form, by field. */
  errors: FieldErrors<BookingGuest>
  /** Whether to offer mails to the typed address, because it is not the account's. */
  offersMails?: boolean | undefined
}

const { fields, optional, noChoice, sexes, locations } = bookNowCopy

const optionsOf = (choices: Record<string, string>) => [
  { value: '', label: noChoice },
  ...Object.entries(choices).map(([value, label]) => ({ value, label })),
]
const sexOptions = optionsOf(sexes)
const locationOptions = optionsOf(locations)

/**
 * Fields of the booking form, in the specification's order: the name, the ways to reach the guest,
 * and what may stay empty, each on a line of its own where there is room.
 *
 * @avoid Outside BookingForm: it needs the form's state.
 * @a11y Each field has a label and autofill; errors are linked and announced.
 */
export function GuestFields({ register, errors, offersMails = false }: GuestFieldsProps) {
  return (
    <Lines>
      <div data-fields="2">
        <TextInput
          {...register('firstName')}
          label={fields.firstName}
          autoComplete="given-name"
          maxLength={NAME_MAXIMUM}
          required
          error={errors.firstName?.message}
        />
        <TextInput
          {...register('lastName')}
          label={fields.lastName}
          autoComplete="family-name"
          maxLength={NAME_MAXIMUM}
          required
          error={errors.lastName?.message}
        />
      </div>
      <div data-fields="2">
        <div>
          <TextInput
            {...register('email')}
            label={fields.email}
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
          />
          {offersMails && (
            <CheckboxRow {...register('getsMails')} defaultChecked label={bookNowCopy.getsMails} />
          )}
        </div>
        <TextInput
          {...register('phone')}
          label={fields.phone}
          type="tel"
          autoComplete="tel"
          required
          error={errors.phone?.message}
        />
      </div>
      <div data-fields="3">
        <NativeSelect
          {...register('sex')}
          label={fields.sex}
          options={sexOptions}
          autoComplete="sex"
          hint={optional}
          error={errors.sex?.message}
        />
        <TextInput
          {...register('age')}
          label={fields.age}
          type="number"
          inputMode="numeric"
          min={AGE.minimum}
          max={AGE.maximum}
          hint={optional}
          error={errors.age?.message}
        />
        <NativeSelect
          {...register('location')}
          label={fields.location}
          options={locationOptions}
          hint={optional}
          error={errors.location?.message}
        />
      </div>
    </Lines>
  )
}

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
