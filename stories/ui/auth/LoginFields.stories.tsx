import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { LoginFields, type LoginValues } from '@ui/auth/LoginFields'

const code = `import { useForm } from 'react-hook-form'
import { LoginFields, type LoginValues } from '@ui/auth/LoginFields'

export function Example() {
  const form = useForm<LoginValues>({
    defaultValues: { method: 'email', identifier: '', password: '', isRemembered: false },
  })
  return <LoginFields form={form} />
}
`

const meta = {
  title: 'ui/auth/LoginFields',
  component: LoginFields,
  parameters: { code },
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
