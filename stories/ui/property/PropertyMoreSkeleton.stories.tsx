import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { PropertyMoreSkeleton } from '@ui/property/PropertyMoreSkeleton'
import { PropertyTitle } from '@ui/property/PropertyTitle'

const advice: Advice = {
  do: {
    why: 'The top of the page is there, and its further sections are on their way.',
    show: () => (
      <>
        <PropertyTitle listing={lagoonLoft} />
        <PropertyMoreSkeleton />
      </>
    ),
  },
  dont: {
    why: 'At the top come photos and a title, which have other boxes: PropertySkeleton.',
    show: () => <PropertyMoreSkeleton />,
  },
}

const meta = {
  title: 'ui/property/PropertyMoreSkeleton',
  component: PropertyMoreSkeleton,
  parameters: { advice },
} satisfies Meta<typeof PropertyMoreSkeleton>

export default meta
type Story = StoryObj<typeof meta>

/** Screen readers do not announce the skeleton. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden] > *').length).toBeGreaterThan(3)
  },
}
