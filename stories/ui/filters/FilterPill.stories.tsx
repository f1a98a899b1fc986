import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FilterPill } from '@ui/filters/FilterPill'

const advice: Advice = {
  do: {
    why: 'A noun, so that its value has room.',
    show: () => (
      <FilterPill
        label="Bedrooms"
        value="3+ bedrooms"
        placeholder="Any"
        isOpen={false}
        onOpen={() => undefined}
      />
    ),
  },
  dont: {
    why: 'An instruction is longer than the pill, and says what every pill does.',
    show: () => (
      <FilterPill
        label="Choose how many bedrooms you need"
        value={undefined}
        placeholder="Any"
        isOpen={false}
        onOpen={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'product/filters/FilterPill',
  id: 'ui-filters-filterpill',
  component: FilterPill,
  parameters: { advice },
  args: { label: 'Bedrooms', value: undefined, placeholder: 'Any', isOpen: false, onOpen: fn() },
  decorators: [(Story) => <div style={{ display: 'flex', width: 200 }}>{Story()}</div>],
} satisfies Meta<typeof FilterPill>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { value: '3+ bedrooms' } }
/** An example is no value, which screen readers hear too. */
export const Example: Story = {
  args: { label: 'Location', placeholder: 'Lagos, Nigeria', isExample: true },
  play: async ({ canvas }) => {
    const name = 'Location Any, such as Lagos, Nigeria'
    await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
}
export const Open: Story = { args: { isOpen: true } }
export const LongValue: Story = {
  args: { label: 'Location', value: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, United Kingdom' },
}
