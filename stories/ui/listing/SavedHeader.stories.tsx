import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { SavedHeader } from '@ui/listing/SavedHeader'

const advice: Advice = {
  do: {
    why: 'The date is a day, as people write it.',
    show: () => <SavedHeader count={2} lastUpdated="Jan 5, 2026" />,
  },
  dont: {
    why: 'It shows the date as it is given: a time stamp is for programs.',
    show: () => <SavedHeader count={2} lastUpdated="2026-01-05T09:12:44.000Z" />,
  },
}

const meta = {
  title: 'product/listing/SavedHeader',
  id: 'ui-listing-savedheader',
  component: SavedHeader,
  parameters: { advice },
  args: { count: 2, lastUpdated: 'Jan 5, 2026' },
} satisfies Meta<typeof SavedHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:SAVED-01', 'req:SAVED-02'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your Saved Listings')
    await expect(canvas.getByText('2 Listings saved')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Jan 5, 2026')
  },
}
export const Loading: Story = { args: { count: undefined, isLoading: true } }
export const NoneSaved: Story = { args: { count: 0 } }
export const OneSaved: Story = { args: { count: 1 } }
export const ManySaved: Story = { args: { count: 1000 } }
