import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FiltersToggle } from '@ui/filters/FiltersToggle'

const advice: Advice = {
  do: {
    why: 'The badge counts the filters that are active.',
    show: () => <FiltersToggle count={2} isOpen={false} onToggle={() => undefined} />,
  },
  dont: {
    why: 'The badge has room for a few filters, not for the number of homes: ResultsFrame says it.',
    show: () => <FiltersToggle count={1240} isOpen={false} onToggle={() => undefined} />,
  },
}

const meta = {
  title: 'product/filters/FiltersToggle',
  id: 'ui-filters-filterstoggle',
  component: FiltersToggle,
  parameters: { advice },
  args: { count: 0, isOpen: false, onToggle: fn() },
} satisfies Meta<typeof FiltersToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The number of active filters is shown and announced. */
export const Counted: Story = {
  args: { count: 12 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Filters , 12 active' })).toHaveTextContent('12'),
}

/** From the `lg` breakpoint up the button shows and hides the panel beside the listings. */
export const PanelOpen: Story = {
  args: { controls: 'filter-panel', isOpen: true },
  render: (args) => (
    <>
      <FiltersToggle {...args} />
      <div id="filter-panel" />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filters' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveAttribute('aria-controls', 'filter-panel')
  },
}
