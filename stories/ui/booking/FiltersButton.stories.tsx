import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FiltersButton } from '@ui/booking/FiltersButton'
import { FilterPill } from '@ui/filters/FilterPill'

const advice: Advice = {
  do: {
    why: 'The list has no filters yet, and the button says so to screen readers.',
    show: () => <FiltersButton />,
  },
  dont: {
    why: 'This list has filters, which the button does not open: FiltersToggle does.',
    show: () => (
      <div style={{ display: 'flex', gap: '1rem' }}>
        <FiltersButton />
        <FilterPill
          label="Bedrooms"
          value="3+"
          placeholder="Any"
          isOpen={false}
          onOpen={() => undefined}
        />
      </div>
    ),
  },
}

const meta = {
  title: 'product/booking/FiltersButton',
  id: 'ui-booking-filtersbutton',
  component: FiltersButton,
  parameters: { advice },
} satisfies Meta<typeof FiltersButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The button does nothing and announces no popup. */
export const Behaviour: Story = {
  ...Default,
  tags: ['req:MYB-02', 'test-case'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Filters' })
    await expect(button).not.toHaveAttribute('aria-haspopup')
    await expect(button).not.toHaveAttribute('aria-expanded')
    await userEvent.click(button)
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}
