import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import type { Advice } from '@stories/advice'
import { blankGuest, type BookingGuest } from '@ui/booking/booking-checks'
import { GuestFields } from '@ui/booking/GuestFields'
import { PageHeading } from '@ui/layout/PageHeading'

const code = `import { useForm } from 'react-hook-form'
import { blankGuest, type BookingGuest } from '@ui/booking/booking-checks'
import { GuestFields } from '@ui/booking/GuestFields'

export function Example() {
  const { register, formState } = useForm<BookingGuest>({ defaultValues: blankGuest })
  return <GuestFields register={register} errors={formState.errors} />
}
`

function Fields() {
  const { register, formState } = useForm<BookingGuest>({ defaultValues: blankGuest })
  return <GuestFields register={register} errors={formState.errors} />
}

const advice: Advice = {
  do: {
    why: 'The booking page asks who stays, which may be somebody else than who books.',
    show: () => (
      <div style={{ display: 'grid', gap: '1.25rem' }}>
        <Fields />
      </div>
    ),
  },
  dont: {
    why: 'In the settings they keep nothing, because they belong to one booking: ProfileForm.',
    show: () => (
      <div style={{ display: 'grid', gap: '1.25rem' }}>
        <PageHeading>Your profile</PageHeading>
        <Fields />
      </div>
    ),
  },
}

const meta = {
  title: 'product/booking/GuestFields',
  id: 'ui-booking-guestfields',
  component: GuestFields,
  parameters: { advice, code },
  args: { register: undefined as never, errors: {} },
  render: function Registered({ errors, offersMails }) {
    const { register } = useForm<BookingGuest>({ defaultValues: blankGuest })
    return <GuestFields register={register} errors={errors} offersMails={offersMails} />
  },
} satisfies Meta<typeof GuestFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The typed address is not the account's. */
export const OtherAddress: Story = { args: { offersMails: true } }
export const Invalid: Story = {
  args: {
    errors: {
      firstName: { type: 'custom', message: 'This field is required' },
      email: { type: 'custom', message: 'Please enter a valid email address' },
      age: { type: 'custom', message: 'Age must be between 18 and 100' },
    },
  },
}
