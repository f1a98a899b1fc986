import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { PropertySkeleton } from '@ui/property/PropertySkeleton'

const advice: Advice = {
  do: { why: 'The page is loading, and these are its boxes.', show: () => <PropertySkeleton /> },
  dont: {
    why: 'The request has failed, and nothing more comes: ErrorState replaces the page.',
    show: () => (
      <>
        <InlineAlert severity="error">Failed to fetch listings</InlineAlert>
        <PropertySkeleton />
      </>
    ),
  },
}

const meta = {
  title: 'product/property/PropertySkeleton',
  id: 'ui-property-propertyskeleton',
  component: PropertySkeleton,
  parameters: { advice },
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
