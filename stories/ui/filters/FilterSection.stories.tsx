import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ChoiceChips } from '@ui/filters/ChoiceChips'
import { FilterSection } from '@ui/filters/FilterSection'

const advice: Advice = {
  do: {
    why: 'The title names the group of controls below it.',
    show: () => (
      <FilterSection title="Bedrooms">
        <ChoiceChips
          options={[
            { value: 1, label: '1' },
            { value: 2, label: '2' },
            { value: 3, label: '3+' },
          ]}
          selected={[2]}
          onToggle={() => undefined}
        />
      </FilterSection>
    ),
  },
  dont: {
    why: "There is nothing to choose: PropertySection has the heading of a page's section.",
    show: () => (
      <FilterSection title="About this home">
        Bright rooms above the water, and a quiet street.
      </FilterSection>
    ),
  },
}

const meta = {
  title: 'product/filters/FilterSection',
  id: 'ui-filters-filtersection',
  component: FilterSection,
  parameters: { advice },
  args: { title: 'Bedrooms', children: 'One, two, three or more.' },
} satisfies Meta<typeof FilterSection>

export default meta
type Story = StoryObj<typeof meta>

/** The title names the group for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: 'Bedrooms' })).toBeVisible(),
}
export const WithHint: Story = { args: { hint: 'At least this many bedrooms.' } }
