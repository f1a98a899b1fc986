import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { faqLists } from '@app/samples/support-samples'
import type { Advice } from '@stories/advice'
import { FaqCards } from '@ui/support/FaqCards'

const advice: Advice = {
  do: {
    why: 'Each line is a question, and the first leads to its answer.',
    show: () => <FaqCards lists={faqLists} />,
  },
  dont: {
    why: 'These are answers, which need no article: a card of links is the wrong place for them.',
    show: () => (
      <FaqCards
        lists={[
          [
            {
              title: 'Payments & Refunds',
              questions: [
                'You can pay by transfer, by card or with a link that we send you.',
                'Receipts are in the details of each booking.',
              ],
            },
          ],
        ]}
      />
    ),
  },
}

const meta = {
  title: 'product/support/FaqCards',
  id: 'ui-support-faqcards',
  component: FaqCards,
  parameters: { advice },
  args: { lists: faqLists },
} satisfies Meta<typeof FaqCards>

export default meta
type Story = StoryObj<typeof meta>

/**
 * Each category appears twice, so there are two lists. The first question of each of the six cards leads to the article.
 */
export const Default: Story = {
  tags: ['req:SUP-02', 'req:SUP-03'],
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)
    await expect(titles).toEqual([
      'Booking & Cancellations, 1 of 6',
      'Payments & Refunds, 2 of 6',
      'Account & Security, 3 of 6',
      'Booking & Cancellations, 4 of 6',
      'Payments & Refunds, 5 of 6',
      'Account & Security, 6 of 6',
    ])
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(6)
    for (const [index, link] of links.entries()) {
      await expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/support-info(\?topic=\w+)?$/),
      )
      await expect(link).toHaveTextContent(faqLists.flat()[index]?.questions[0] ?? '-')
    }
  },
}

export const OneQuestion: Story = {
  args: {
    lists: [[{ title: 'Payments & Refunds', questions: ['Why is there a fee? '.repeat(9)] }]],
  },
}
