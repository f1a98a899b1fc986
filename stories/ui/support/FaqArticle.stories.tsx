import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { faqArticle } from '@app/samples/support-samples'
import { FaqArticle } from '@ui/support/FaqArticle'

const meta = {
  title: 'ui/support/FaqArticle',
  component: FaqArticle,
  args: faqArticle,
} satisfies Meta<typeof FaqArticle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:SUP-07'],
  play: async ({ canvasElement }) => {
    const article = within(canvasElement)
    await expect(article.getByRole('heading', { level: 1 })).toHaveTextContent(faqArticle.title)
    await expect(article.getByText(faqArticle.paragraphs[0] ?? '-')).toBeVisible()
    await expect(article.getByRole('group', { name: 'Is this helpful?' })).toBeVisible()
    await expect(article.getByRole('link', { name: 'Back to support' })).toHaveAttribute(
      'href',
      '/support',
    )
  },
}

export const LongTitle: Story = {
  args: { title: 'w'.repeat(200), paragraphs: ['A long answer. '.repeat(60)] },
}
