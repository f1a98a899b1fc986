import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CardColumns } from '@ui/layout/CardColumns'
import { SectionCard } from '@ui/layout/SectionCard'

const meta = {
  title: 'ui/layout/CardColumns',
  component: CardColumns,
  args: {
    children: [
      <SectionCard key="one" title="One">
        The first card.
      </SectionCard>,
      <SectionCard key="two" title="Two">
        The second card.
      </SectionCard>,
    ],
    aside: <SectionCard title="Beside">The card that stays visible.</SectionCard>,
  },
} satisfies Meta<typeof CardColumns>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const place = (name: string) =>
      within(canvasElement).getByRole('region', { name }).getBoundingClientRect()
    await expect(place('Beside').left).toBeGreaterThan(place('One').right)
    await expect(place('Two').top).toBeGreaterThan(place('One').bottom)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const place = (name: string) =>
      within(canvasElement).getByRole('region', { name }).getBoundingClientRect()
    await expect(place('Beside').top).toBeGreaterThan(place('Two').bottom)
  },
}
