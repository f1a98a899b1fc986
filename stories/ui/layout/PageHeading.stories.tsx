import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PageHeading } from '@ui/layout/PageHeading'

const advice: Advice = {
  do: {
    why: 'It names the page as the link to it does.',
    show: () => <PageHeading>Saved listings</PageHeading>,
  },
  dont: {
    why: 'A welcome is not a name for a page.',
    show: () => <PageHeading>Welcome back, we are glad that you are here!</PageHeading>,
  },
}

const meta = {
  title: 'ui/layout/PageHeading',
  component: PageHeading,
  parameters: { advice },
  args: { children: 'My Bookings' },
} satisfies Meta<typeof PageHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My Bookings'),
}

export const WithActions: Story = { args: { actions: <Button variant="outlined">Filters</Button> } }

/** A long word breaks, and nothing scrolls sideways. */
export const LongWord: Story = {
  args: { ...WithActions.args, children: 'Lekkiphaseonelagoonloft'.repeat(8) },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}

/** The action wraps below a long heading. */
export const LongHeading: Story = {
  args: {
    ...WithActions.args,
    children: 'Every booking of yours since the beginning of the year before last',
  },
}
