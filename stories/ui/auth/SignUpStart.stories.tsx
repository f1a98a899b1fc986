import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { GoogleButton } from '@ui/auth/GoogleButton'
import { SignUpStart } from '@ui/auth/SignUpStart'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'It is the whole step: the choice, Google and the way to the login.',
    show: () => <SignUpStart onContinue={() => undefined} onGoogle={() => undefined} />,
  },
  dont: {
    why: 'It ends with Google and the login already: a second button makes guests look for a difference.',
    show: () => (
      <>
        <SignUpStart onContinue={() => undefined} onGoogle={() => undefined} />
        <GoogleButton onGoogle={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'product/auth/SignUpStart',
  id: 'ui-auth-signupstart',
  component: SignUpStart,
  parameters: { advice },
  args: { onContinue: fn(), onGoogle: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof SignUpStart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  tags: ['req:SIGNUP-01', 'req:SIGNUP-02', 'req:SIGNUP-05', 'req:LOGIN-01', 'test-case'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('STEP 01/04')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Email Address' })).toBeChecked()
    await userEvent.click(canvas.getByText('Phone Number'))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
    await expect(args.onContinue).toHaveBeenCalledWith('phone')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }))
    await expect(args.onGoogle).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}

export const CameBack: Story = { tags: ['test-case'], args: { initialMethod: 'phone' } }
