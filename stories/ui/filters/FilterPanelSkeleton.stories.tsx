import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FilterPanelSkeleton } from '@ui/filters/FilterPanelSkeleton'

const meta = {
  title: 'ui/filters/FilterPanelSkeleton',
  component: FilterPanelSkeleton,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanelSkeleton>

export default meta
type Story = StoryObj<typeof meta>

/** Screen readers do not announce the skeleton. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('Filters')
  },
}
