import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { Icon } from '@ui/text/Icon'
import { ICON_HEART } from '@ui/text/icons'

const advice: Advice = {
  do: {
    why: 'The text carries the meaning, and the icon repeats it.',
    show: () => (
      <span>
        <Icon path={ICON_HEART} size="small" /> Saved
      </span>
    ),
  },
  dont: {
    why: 'An icon alone says nothing to screen readers.',
    show: () => <Icon path={ICON_HEART} />,
  },
}

const meta = {
  title: 'ui/text/Icon',
  component: Icon,
  parameters: { advice },
  args: { path: ICON_HEART },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Filled: Story = { args: { isFilled: true } }
export const Large: Story = { args: { size: 'large' } }
