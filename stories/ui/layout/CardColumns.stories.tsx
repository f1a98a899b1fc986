import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CardColumns } from '@ui/layout/CardColumns'
import { SectionCard } from '@ui/layout/SectionCard'

const advice: Advice = {
  do: {
    why: 'Both columns hold cards, of which the one at the right stays visible.',
    show: () => (
      <CardColumns aside={<SectionCard title="Account">Ngozi Eze</SectionCard>}>
        <SectionCard title="Profile">Your name and how hosts reach you.</SectionCard>
        <SectionCard title="Password">Changed in January.</SectionCard>
      </CardColumns>
    ),
  },
  dont: {
    why: 'Text and a button without cards have no edges to align: MainAndAside separates them by hairlines.',
    show: () => (
      <CardColumns aside={<Button variant="contained">Save</Button>}>
        <Typography variant="h2">About this home</Typography>
        <p>Bright rooms above the water, and a quiet street.</p>
      </CardColumns>
    ),
  },
}

const meta = {
  title: 'ui/layout/CardColumns',
  component: CardColumns,
  parameters: { advice },
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
  play: async ({ canvas }) => {
    const place = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect()
    await expect(place('Beside').left).toBeGreaterThan(place('One').right)
    await expect(place('Two').top).toBeGreaterThan(place('One').bottom)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const place = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect()
    await expect(place('Beside').top).toBeGreaterThan(place('Two').bottom)
  },
}
