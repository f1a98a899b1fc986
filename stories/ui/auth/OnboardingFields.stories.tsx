import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import type { Advice } from '@stories/advice'
import type { OnboardingValues } from '@ui/auth/onboarding-checks'
import { OnboardingFields } from '@ui/auth/OnboardingFields'
import { inFormWidth } from './in-form-width'

const code = `import { useForm } from 'react-hook-form'
import type { OnboardingValues } from '@ui/auth/onboarding-checks'
import { OnboardingFields } from '@ui/auth/OnboardingFields'

export function Example() {
  const form = useForm<OnboardingValues>({
    defaultValues: { firstName: '', lastName: '', birthday: '', phone: '', password: '' },
  })
  return <OnboardingFields form={form} isPhoneVerified={false} />
}
`

function Fields({ phone }: { phone: string }) {
  const form = useForm<OnboardingValues>({
    defaultValues: { firstName: 'Ada', lastName: 'Obi', birthday: '', phone, password: '' },
  })
  return <OnboardingFields form={form} isPhoneVerified />
}

const advice: Advice = {
  do: {
    why: 'The verified number is shown and locked, with the reason below it.',
    show: () => (
      <div style={{ display: 'grid', gap: '1.25rem' }}>
        <Fields phone="08031234567" />
      </div>
    ),
  },
  dont: {
    why: 'A locked field without a number can never be filled in.',
    show: () => (
      <div style={{ display: 'grid', gap: '1.25rem' }}>
        <Fields phone="" />
      </div>
    ),
  },
}

const meta = {
  title: 'product/auth/OnboardingFields',
  id: 'ui-auth-onboardingfields',
  component: OnboardingFields,
  parameters: { advice, code },
  args: { form: undefined as never, isPhoneVerified: false },
  decorators: [inFormWidth],
  render: function InForm({ isPhoneVerified }) {
    const form = useForm<OnboardingValues>({
      defaultValues: {
        firstName: '',
        lastName: '',
        birthday: '',
        phone: isPhoneVerified ? '08012345678' : '',
        password: '',
      },
    })
    return <OnboardingFields form={form} isPhoneVerified={isPhoneVerified} />
  },
} satisfies Meta<typeof OnboardingFields>

export default meta
type Story = StoryObj<typeof meta>

/** The fields alone. The stories of OnboardingForm show their states. */
export const Default: Story = {}
export const VerifiedPhone: Story = { args: { isPhoneVerified: true } }
