import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FilterPanelSkeleton } from '@ui/filters/FilterPanelSkeleton'
import { FilterSection } from '@ui/filters/FilterSection'

const advice: Advice = {
  do: {
    why: 'It fills the column until the code of the panel is there.',
    show: () => (
      <div style={{ maxWidth: '20rem' }}>
        <FilterPanelSkeleton />
      </div>
    ),
  },
  dont: {
    why: 'Only the options of one filter are loading: NamedChoice draws their chips in grey.',
    show: () => (
      <FilterSection title="Amenities">
        <FilterPanelSkeleton />
      </FilterSection>
    ),
  },
}

const meta = {
  title: 'product/filters/FilterPanelSkeleton',
  id: 'ui-filters-filterpanelskeleton',
  component: FilterPanelSkeleton,
  parameters: { advice },
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
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('Filters'),
}
