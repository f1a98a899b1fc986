import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
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

const meta = {
  title: 'ui/auth/OnboardingFields',
  component: OnboardingFields,
  parameters: { code },
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
