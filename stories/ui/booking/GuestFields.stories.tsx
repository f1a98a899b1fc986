import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { blankGuest, type BookingGuest } from '@ui/booking/booking-checks'
import { GuestFields } from '@ui/booking/GuestFields'

const code = `import { useForm } from 'react-hook-form'
import { blankGuest, type BookingGuest } from '@ui/booking/booking-checks'
import { GuestFields } from '@ui/booking/GuestFields'

export function Example() {
  const { register, formState } = useForm<BookingGuest>({ defaultValues: blankGuest })
  return <GuestFields register={register} errors={formState.errors} />
}
`

const meta = {
  title: 'ui/booking/GuestFields',
  component: GuestFields,
  parameters: { code },
  args: { register: undefined as never, errors: {} },
  render: function Registered({ errors }) {
    const { register } = useForm<BookingGuest>({ defaultValues: blankGuest })
    return <GuestFields register={register} errors={errors} />
  },
} satisfies Meta<typeof GuestFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Invalid: Story = {
  args: {
    errors: {
      firstName: { type: 'custom', message: 'This field is required' },
      email: { type: 'custom', message: 'Please enter a valid email address' },
      age: { type: 'custom', message: 'Age must be between 18 and 100' },
    },
  },
}
