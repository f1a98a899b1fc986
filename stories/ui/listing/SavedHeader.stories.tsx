import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SavedHeader } from '@ui/listing/SavedHeader'

const meta = {
  title: 'ui/listing/SavedHeader',
  component: SavedHeader,
  args: { count: 2, lastUpdated: 'Jan 5, 2026' },
} satisfies Meta<typeof SavedHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:SAVED-01', 'req:SAVED-02'],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement)
    await expect(header.getByRole('heading', { level: 1 })).toHaveTextContent('Your Saved Listings')
    await expect(header.getByText('2 Listings saved')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Jan 5, 2026')
  },
}
export const Loading: Story = { args: { count: undefined, isLoading: true } }
export const NoneSaved: Story = { args: { count: 0 } }
export const OneSaved: Story = { args: { count: 1 } }
export const ManySaved: Story = { args: { count: 1000 } }
