import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { faqCategories } from '@app/samples/support-samples'
import { FaqCards } from '@ui/support/FaqCards'

const meta = {
  title: 'ui/support/FaqCards',
  component: FaqCards,
  args: { categories: faqCategories },
} satisfies Meta<typeof FaqCards>

export default meta
type Story = StoryObj<typeof meta>

/**
 * Each category appears twice. The first question of each of the six cards leads to the article.
 */
export const Default: Story = {
  tags: ['req:SUP-02', 'req:SUP-03'],
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement)
    const titles = cards.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    await expect(titles).toEqual([
      'Booking & Cancellations, 1 of 6',
      'Payments & Refunds, 2 of 6',
      'Account & Security, 3 of 6',
      'Booking & Cancellations, 4 of 6',
      'Payments & Refunds, 5 of 6',
      'Account & Security, 6 of 6',
    ])
    const links = cards.getAllByRole('link')
    await expect(links).toHaveLength(6)
    for (const [index, link] of links.entries()) {
      await expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/support-info(\?topic=\w+)?$/),
      )
      await expect(link).toHaveTextContent(faqCategories[index]?.questions[0] ?? '-')
    }
  },
}

export const OneQuestion: Story = {
  args: {
    categories: [{ title: 'Payments & Refunds', questions: ['Why is there a fee? '.repeat(9)] }],
  },
}
