import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { BottomBar } from '@ui/layout/BottomBar'

const advice: Advice = {
  do: {
    why: 'One line to read and one action fit beside each other on every phone.',
    show: () => (
      <BottomBar>
        <p>₦45,000 /per night</p>
        <Button variant="contained">Add dates</Button>
      </BottomBar>
    ),
  },
  dont: {
    why: 'With a second button neither the price nor the labels have room: put the other action into the page.',
    show: () => (
      <BottomBar>
        <p>₦45,000 /per night</p>
        <Button variant="outlined">Message the host</Button>
        <Button variant="contained">Add dates</Button>
      </BottomBar>
    ),
  },
}

const meta = {
  title: 'ui/layout/BottomBar',
  component: BottomBar,
  args: {
    children: (
      <>
        <p>₦45,000 /per night</p>
        <Button variant="contained">Add dates</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  globals: { viewport: { value: 'mobile' } },
  parameters: { advice, layout: 'fullscreen' },
} satisfies Meta<typeof BottomBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Nobody reaches the button of a hidden bar. */
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
