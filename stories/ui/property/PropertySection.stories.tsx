import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PropertySection } from '@ui/property/PropertySection'

const meta = {
  title: 'ui/property/PropertySection',
  component: PropertySection,
  args: { title: 'House rules', children: <p>Shoes stay at the door.</p> },
} satisfies Meta<typeof PropertySection>

export default meta
type Story = StoryObj<typeof meta>

/** The heading names the region, so that screen readers can navigate by it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'House rules' })
    await expect(within(section).getByRole('heading', { level: 2 })).toBeVisible()
  },
}

export const NotInPrint: Story = { args: { isInPrint: false } }
export const LongTitle: Story = { args: { title: 'What the house asks of its guests '.repeat(5) } }
