import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CheckEmail } from '@ui/auth/CheckEmail'
import { inFormWidth } from './in-form-width'
import { counting, ready } from './resend-args'

const advice: Advice = {
  do: {
    why: 'It names the address, so that a slip of the pen is noticed.',
    show: () => <CheckEmail email="ada@staylet.test" resend={ready} onChange={() => undefined} />,
  },
  dont: {
    why: 'A phone receives a code and no link: CodeForm explains it.',
    show: () => <CheckEmail email="08031234567" resend={ready} onChange={() => undefined} />,
  },
}

const meta = {
  title: 'product/auth/CheckEmail',
  id: 'ui-auth-checkemail',
  component: CheckEmail,
  parameters: { advice },
  args: {
    email: 'ada@staylet.test',
    resend: { ...counting, availableAt: counting.availableAt + 90_000 },
    onChange: fn(),
  },
  decorators: [inFormWidth],
} satisfies Meta<typeof CheckEmail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  tags: ['req:SIGNUP-01', 'req:SIGNUP-03', 'test-case'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('STEP 03/04')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvasElement).toHaveTextContent('We sent a link to ada@staylet.test.')
    await expect(canvasElement).toHaveTextContent('You can resend in 1:54')
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
/** The code of the mail continues in this tab. */
export const WithCode: Story = {
  tags: ['played'],
  args: { code: { onSubmit: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }))
    await userEvent.keyboard('048213')
    await expect(args.code?.onSubmit).toHaveBeenCalledWith('048213')
  },
}
export const WrongCode: Story = {
  args: { code: { failure: { text: 'Invalid verification code' }, onSubmit: fn() } },
}
export const CanResend: Story = { args: { resend: ready } }
export const LongAddress: Story = {
  args: { email: `${'adaeze.'.repeat(10)}obi@a-very-long-domain.staylet.test` },
}
