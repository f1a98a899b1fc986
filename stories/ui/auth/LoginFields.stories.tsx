import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import type { Advice } from '@stories/advice'
import { LoginFields, type LoginValues } from '@ui/auth/LoginFields'
import { SubmitButton } from '@ui/form/SubmitButton'
import { SectionCard } from '@ui/layout/SectionCard'

const code = `import { useForm } from 'react-hook-form'
import { LoginFields, type LoginValues } from '@ui/auth/LoginFields'

export function Example() {
  const form = useForm<LoginValues>({
    defaultValues: { method: 'email', identifier: '', password: '', isRemembered: false },
  })
  return <LoginFields form={form} />
}
`

function Fields() {
  const form = useForm<LoginValues>({
    defaultValues: { method: 'email', identifier: '', password: '', isRemembered: false },
  })
  return <LoginFields form={form} />
}

const advice: Advice = {
  do: {
    why: 'A visitor says who logs in, and how.',
    show: () => (
      <div style={{ display: 'grid', gap: '1.25rem' }}>
        <Fields />
        <SubmitButton>Log In</SubmitButton>
      </div>
    ),
  },
  dont: {
    why: 'Who confirms is known: ConfirmPasswordForm asks for the password alone.',
    show: () => (
      <SectionCard title="Confirm your password">
        <Fields />
      </SectionCard>
    ),
  },
}

const meta = {
  title: 'product/auth/LoginFields',
  id: 'ui-auth-loginfields',
  component: LoginFields,
  parameters: { advice, code },
  args: { form: undefined as never },
  render: function InForm() {
    const form = useForm<LoginValues>({
      defaultValues: { method: 'email', identifier: '', password: '', isRemembered: false },
    })
    return <LoginFields form={form} />
  },
} satisfies Meta<typeof LoginFields>

export default meta
type Story = StoryObj<typeof meta>

/** The fields alone. The stories of LoginForm show their states. */
export const Default: Story = {}
