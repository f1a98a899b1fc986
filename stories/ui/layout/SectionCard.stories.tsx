import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { SectionCard } from '@ui/layout/SectionCard'

const advice: Advice = {
  do: {
    why: 'One subject in a card, with its name.',
    show: () => <SectionCard title="Details">Two guests, three nights</SectionCard>,
  },
  dont: {
    why: 'A card in a card has no edge that means anything.',
    show: () => (
      <SectionCard title="Details">
        <SectionCard title="Guests">Two guests</SectionCard>
      </SectionCard>
    ),
  },
}

const meta = {
  title: 'ui/layout/SectionCard',
  component: SectionCard,
  parameters: { advice },
  args: { title: 'Details', children: 'Content of the section.' },
} satisfies Meta<typeof SectionCard>

export default meta
type Story = StoryObj<typeof meta>

/** The heading names the card. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Details' })).toBeVisible(),
}

export const LongTitle: Story = { args: { title: 'A title that goes on and on '.repeat(6) } }
export const LongWord: Story = { args: { children: 'w'.repeat(300) } }
