import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CardPrice } from '@ui/listing/CardPrice'

const meta = {
  title: 'ui/listing/CardPrice',
  component: CardPrice,
  args: { basePrice: 45_000 },
} satisfies Meta<typeof CardPrice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₦45,000 /per night')
  },
}

/** The host names no price. */
export const OnRequest: Story = {
  args: { basePrice: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Price on request')
  },
}
