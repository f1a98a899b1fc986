import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FilterSection } from '@ui/filters/FilterSection'

const meta = {
  title: 'ui/filters/FilterSection',
  component: FilterSection,
  args: { title: 'Bedrooms', children: 'One, two, three or more.' },
} satisfies Meta<typeof FilterSection>

export default meta
type Story = StoryObj<typeof meta>

/** The title names the group for screen readers. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Bedrooms' })).toBeVisible()
  },
}
export const WithHint: Story = { args: { hint: 'At least this many bedrooms.' } }
