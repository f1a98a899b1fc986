import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StepButton } from '@ui/form/StepButton'
import { ICON_PLUS } from '@ui/text/icons'

const meta = {
  title: 'ui/form/StepButton',
  component: StepButton,
  args: { label: 'Add a guest', icon: ICON_PLUS, isAtLimit: false, onClick: fn() },
} satisfies Meta<typeof StepButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a guest' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** At the limit a click does nothing, and the button can still have the focus. */
export const AtTheLimit: Story = {
  args: { isAtLimit: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
