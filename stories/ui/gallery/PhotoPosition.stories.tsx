import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { makePhoto } from '@tests/fixtures/make-photo'
import { PhotoPosition } from '@ui/gallery/PhotoPosition'

const advice: Advice = {
  do: {
    why: 'In a status the new position is also heard.',
    show: () => (
      <p role="status">
        <PhotoPosition photos={lagoonLoft.listingImg ?? []} index={1} name={lagoonLoft.name} />
      </p>
    ),
  },
  dont: {
    why: 'Figures are hidden only where dots replace them: here nobody sees the position.',
    show: () => (
      <p role="status">
        <PhotoPosition
          photos={lagoonLoft.listingImg ?? []}
          index={1}
          name={lagoonLoft.name}
          isHidden
        />
      </p>
    ),
  },
}

const meta = {
  title: 'ui/gallery/PhotoPosition',
  component: PhotoPosition,
  parameters: { advice },
  args: {
    photos: [
      makePhoto('palm-villa-living', { alt: 'Kitchen with a window' }),
      { fileUrl: '/photos/palm-villa-bedroom.webp' },
    ],
    index: 0,
    name: 'Loft',
  },
} satisfies Meta<typeof PhotoPosition>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 / 2')).toBeVisible()
    await expect(
      within(canvasElement).getByText('1 of 2: Kitchen with a window'),
    ).toBeInTheDocument()
  },
}
/** A photo without a description has the name of its subject. */
export const NoDescription: Story = {
  args: { index: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2 of 2: Loft')).toBeInTheDocument()
  },
}
/** Dots show the position, so only screen readers get the text. */
export const Hidden: Story = { args: { isHidden: true } }
