import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { StepButton } from '@ui/form/StepButton'
import { ICON_PLUS, ICON_MINUS, ICON_SHARE } from '@ui/text/icons'

const advice: Advice = {
  do: {
    why: 'Two of them enclose the number that they change.',
    show: () => (
      <span style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
        <StepButton
          label="Remove a guest"
          icon={ICON_MINUS}
          isAtLimit={false}
          onClick={() => undefined}
        />
        2
        <StepButton
          label="Add a guest"
          icon={ICON_PLUS}
          isAtLimit={false}
          onClick={() => undefined}
        />
      </span>
    ),
  },
  dont: {
    why: "Its frame promises a number to change: MUI's IconButton is for other actions.",
    show: () => (
      <StepButton label="Share" icon={ICON_SHARE} isAtLimit={false} onClick={() => undefined} />
    ),
  },
}

const meta = {
  title: 'ui/form/StepButton',
  component: StepButton,
  parameters: { advice },
  args: { label: 'Add a guest', icon: ICON_PLUS, isAtLimit: false, onClick: fn() },
} satisfies Meta<typeof StepButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** At the limit a click does nothing, and the button can still have the focus. */
export const AtTheLimit: Story = {
  tags: ['played'],
  args: { isAtLimit: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
