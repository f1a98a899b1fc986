import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { faqArticle } from '@app/samples/support-samples'
import type { Advice } from '@stories/advice'
import { FaqArticle } from '@ui/support/FaqArticle'

const advice: Advice = {
  do: {
    why: 'The title is a question, and the paragraphs answer it.',
    show: () => (
      <FaqArticle
        title="How do I cancel a booking?"
        intro="Open the booking and choose Cancel. The refund depends on the date."
        parts={[]}
      />
    ),
  },
  dont: {
    why: 'The title names a field and not a question: FaqCards lists the questions of a field.',
    show: () => (
      <FaqArticle
        title="Payments"
        intro="You can pay by transfer."
        parts={[
          { heading: 'Receipts', text: 'They are in the details of a booking.' },
          { heading: 'Prices', text: 'They include all fees.' },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'product/support/FaqArticle',
  id: 'ui-support-faqarticle',
  component: FaqArticle,
  parameters: { advice },
  args: faqArticle,
} satisfies Meta<typeof FaqArticle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:SUP-07'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(faqArticle.title)
    await expect(canvas.getByText(faqArticle.intro)).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Is this helpful?' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to support' })).toHaveAttribute(
      'href',
      '/support',
    )
  },
}

/** The contents lead to the parts, and the focus follows. */
export const LeadsToItsParts: Story = {
  tags: ['test-case'],
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'In this answer' }))
    await expect(contents.getAllByRole('link')).toHaveLength(faqArticle.parts.length)
    await userEvent.click(contents.getByRole('link', { name: 'Where to ask' }))
    await expect(canvas.getByRole('heading', { name: 'Where to ask' })).toHaveFocus()
  },
}

/** Only one thumb can be selected, and a second click clears it. */
export const Thumbs: Story = {
  tags: ['req:SUP-07', 'played'],
  play: async ({ canvas }) => {
    const yes = canvas.getByRole('button', { name: 'Yes, this helped' })
    const no = canvas.getByRole('button', { name: 'No, this did not help' })
    await userEvent.click(no)
    await expect(no).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(no)
    await expect(no).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(no)
    await userEvent.click(yes)
    await expect(no).toHaveAttribute('aria-pressed', 'false')
    await expect(yes).toHaveAttribute('aria-pressed', 'true')
  },
}

export const LongTitle: Story = {
  args: { title: 'w'.repeat(200), intro: 'A long answer. '.repeat(60), parts: [] },
}
