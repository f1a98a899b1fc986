import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PropertyMoreSkeleton } from '@ui/property/PropertyMoreSkeleton'

const meta = {
  title: 'ui/property/PropertyMoreSkeleton',
  component: PropertyMoreSkeleton,
} satisfies Meta<typeof PropertyMoreSkeleton>

export default meta
type Story = StoryObj<typeof meta>

/** Screen readers do not announce the skeleton. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden] > *').length).toBeGreaterThan(3)
  },
}
