import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
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
  ...Default,
  tags: ['req:SIGNUP-01', 'req:SIGNUP-02', 'req:SIGNUP-05', 'req:LOGIN-01', 'test-case'],
  play: async ({ canvasElement, args }) => {
    const step = within(canvasElement)
    await expect(step.getByText('STEP 01/04')).toBeVisible()
    await expect(step.getByRole('radio', { name: 'Email Address' })).toBeChecked()
    await userEvent.click(step.getByText('Phone Number'))
    await userEvent.click(step.getByRole('button', { name: 'Continue' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
    await expect(args.onContinue).toHaveBeenCalledWith('phone')
    await userEvent.click(step.getByRole('button', { name: 'Continue with Google' }))
    await expect(args.onGoogle).toHaveBeenCalledOnce()
    await expect(step.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}

/** The arrow keys choose, and Enter continues. */
export const ByKeyboard: Story = {
  tags: ['test-case'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('radio', { name: 'Phone Number' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onContinue).toHaveBeenCalledOnce()
    await expect(args.onContinue).toHaveBeenCalledWith('phone')
  },
}

export const CameBack: Story = { tags: ['test-case'], args: { initialMethod: 'phone' } }
