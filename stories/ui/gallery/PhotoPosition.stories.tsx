import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { makePhoto } from '@tests/fixtures/make-photo'
import { PhotoPosition } from '@ui/gallery/PhotoPosition'

const meta = {
  title: 'ui/gallery/PhotoPosition',
  component: PhotoPosition,
  args: {
    photos: [makePhoto('palm-villa-living', { alt: 'Kitchen with a window' })],
    index: 0,
    name: 'Loft',
  },
} satisfies Meta<typeof PhotoPosition>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 / 1')).toBeVisible()
    await expect(
      within(canvasElement).getByText('1 of 1: Kitchen with a window'),
    ).toBeInTheDocument()
  },
}
/** Dots show the position, so only screen readers get the text. */
export const Hidden: Story = { args: { isHidden: true } }
