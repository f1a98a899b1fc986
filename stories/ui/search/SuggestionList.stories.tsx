import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SuggestionList } from '@ui/search/SuggestionList'

const meta = {
  title: 'ui/search/SuggestionList',
  component: SuggestionList,
  args: {
    id: 'suggestions',
    term: 'la',
    suggestions: ['Lagoon Loft with a Balcony', 'Palm Villa with a Pool', 'Lagos'],
    onChoose: fn(),
  },
} satisfies Meta<typeof SuggestionList>

export default meta
type Story = StoryObj<typeof meta>

/** The matching part of each suggestion is highlighted. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('option')
    await expect(first?.querySelector('mark')).toHaveTextContent('La')
    if (first) await userEvent.click(first)
    await expect(args.onChoose).toHaveBeenCalledWith('Lagoon Loft with a Balcony')
  },
}

/** The second suggestion is active. */
export const Active: Story = { args: { activeIndex: 1 } }

export const One: Story = { args: { suggestions: ['Lagos'] } }

/** A suggestion that does not contain the typed text has no highlight. */
export const NothingMarked: Story = { args: { term: 'pool side' } }

export const LongText: Story = {
  args: {
    suggestions: [
      'The Whole Upper Floor of a Restored Brazilian-Quarter Family House with a Roof Terrace, a Library and a Very Patient Cat',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochllanfairpwllgwyngyll',
    ],
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile' } } }
export const Dark: Story = { args: { activeIndex: 0 }, globals: { scheme: 'dark' } }
export const LargeText: Story = { ...LongText, globals: { textSize: '200' } }
