import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PropertySkeleton } from '@ui/property/PropertySkeleton'

const meta = {
  title: 'ui/property/PropertySkeleton',
  component: PropertySkeleton,
} satisfies Meta<typeof PropertySkeleton>

export default meta
type Story = StoryObj<typeof meta>

/** Contains the specification's "Property not found", marked as busy for screen readers. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Property not found')).toBeVisible()
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
