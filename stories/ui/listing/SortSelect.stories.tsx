import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { SortSelect } from '@ui/listing/SortSelect'

const advice: Advice = {
  do: {
    why: 'With a search text the best matches come first, and it says so.',
    show: () => (
      <>
        <p>Homes for "pool"</p>
        <SortSelect hasText onChange={() => undefined} />
      </>
    ),
  },
  dont: {
    why: 'The homes are in order of relevance, but it names another order: pass `hasText`.',
    show: () => (
      <>
        <p>Homes for "pool"</p>
        <SortSelect onChange={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'product/listing/SortSelect',
  id: 'ui-listing-sortselect',
  component: SortSelect,
  parameters: { advice },
  args: { onChange: fn() },
} satisfies Meta<typeof SortSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** With a search text, relevance is the default order. */
export const WithText: Story = {
  tags: ['played'],
  args: { hasText: true, value: 'rating' },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(select).toHaveDisplayValue('Rating')
    await userEvent.selectOptions(select, 'Relevance')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
}
