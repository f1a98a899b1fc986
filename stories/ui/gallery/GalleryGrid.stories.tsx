import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { GalleryGrid } from '@ui/gallery/GalleryGrid'
import { lagoonLoft } from '@tests/fixtures/make-listing'

const five = lagoonLoft.listingImg ?? []

const meta = {
  title: 'ui/gallery/GalleryGrid',
  component: GalleryGrid,
  args: { photos: five, name: lagoonLoft.name, sizes: '50vw', onOpen: fn() },
} satisfies Meta<typeof GalleryGrid>

export default meta
type Story = StoryObj<typeof meta>

/** Every photo can be reached and opened by keyboard. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    const second = within(canvasElement).getByRole('button', { name: 'Open photo 2 of 5' })
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(1)
  },
}
export const OnePhoto: Story = { args: { photos: five.slice(0, 1) } }
export const TwoPhotos: Story = { args: { photos: five.slice(0, 2) } }
export const ThreePhotos: Story = { args: { photos: five.slice(0, 3) } }
export const FourPhotos: Story = { args: { photos: five.slice(0, 4) } }
