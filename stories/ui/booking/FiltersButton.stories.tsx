import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FiltersButton } from '@ui/booking/FiltersButton'

const meta = {
  title: 'ui/booking/FiltersButton',
  component: FiltersButton,
} satisfies Meta<typeof FiltersButton>

export default meta
type Story = StoryObj<typeof meta>

/** The button does nothing and announces no popup. */
export const Default: Story = {
  tags: ['req:MYB-02'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Filters' })
    await expect(button).not.toHaveAttribute('aria-haspopup')
    await expect(button).not.toHaveAttribute('aria-expanded')
    await userEvent.click(button)
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}
