import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { NotFound } from '@ui/feedback/NotFound'
import { SectionCard } from '@ui/layout/SectionCard'

const advice: Advice = {
  do: {
    why: 'The address leads to no page, and the only way on is home.',
    show: () => <NotFound />,
  },
  dont: {
    why: 'The page exists, and only a part of it has no content: EmptyState says which.',
    show: () => (
      <SectionCard title="Reviews">
        <NotFound />
      </SectionCard>
    ),
  },
}

const meta = {
  title: 'ui/feedback/NotFound',
  component: NotFound,
  parameters: { advice },
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:ROUTE-09', 'req:ROUTE-10'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    await expect(
      canvas.getByText("The page you are looking for doesn't exist or has been moved."),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/')
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } }
