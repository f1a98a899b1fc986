import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Gallery } from '@ui/gallery/Gallery'
import { lagoonLoft, longName, ninePhotos } from '@tests/fixtures/make-listing'
import { makePhoto } from '@tests/fixtures/make-photo'

const nine = ninePhotos.listingImg ?? []

const meta = {
  title: 'ui/gallery/Gallery',
  component: Gallery,
  args: { photos: nine, name: ninePhotos.name, onOpen: fn() },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

/** Six photos and more: five have a place, and a button leads to all. */
export const Default: Story = {
  tags: ['req:GAL-03', 'req:GAL-04', 'req:GAL-05'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const gallery = within(canvasElement)
    await userEvent.click(gallery.getByRole('button', { name: 'Open photo 3 of 9' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(2)
    await expect(gallery.queryByRole('button', { name: 'Open photo 6 of 9' })).toBeNull()
    await userEvent.click(gallery.getByRole('button', { name: 'View all 9 photos' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(0)
  },
}

/** One photo at a time, with arrows, dots and a count. */
export const OnAPhone: Story = {
  tags: ['req:GAL-01'],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement, args }) => {
    const gallery = within(canvasElement)
    await expect(gallery.queryByRole('button', { name: 'View all 9 photos' })).toBeNull()
    await expect(gallery.getByText('1 / 9')).toBeVisible()
    await userEvent.click(gallery.getByRole('button', { name: 'Previous photo' }))
    await expect(gallery.getByText('9 / 9')).toBeVisible()
    await userEvent.click(gallery.getByRole('button', { name: 'Open photo 9 of 9' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(8)
  },
}

const desktop = { viewport: { value: 'desktop' } }

/** Side by side means the same top and another left edge. */
const boxes = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button', { name: /^Open photo/ })
    .map((button) => button.getBoundingClientRect())

export const NoPhotos: Story = { args: { photos: [] } }

export const OnePhoto: Story = {
  tags: ['req:GAL-02'],
  args: { photos: nine.slice(0, 1) },
  globals: desktop,
  play: async ({ canvasElement }) => {
    await expect(boxes(canvasElement)).toHaveLength(1)
    await expect(within(canvasElement).queryByRole('button', { name: /Next/ })).toBeNull()
  },
}

export const TwoPhotos: Story = {
  tags: ['req:GAL-02'],
  args: { photos: nine.slice(0, 2) },
  globals: desktop,
  play: async ({ canvasElement }) => {
    const [left, right] = boxes(canvasElement)
    await expect(right?.top).toBe(left?.top)
    await expect(right?.left).toBeGreaterThan(left?.right ?? 0)
    await expect(Math.round(right?.width ?? 0)).toBe(Math.round(left?.width ?? 0))
  },
}

/** One large, two stacked beside it. */
export const ThreePhotos: Story = {
  tags: ['req:GAL-03'],
  args: { photos: nine.slice(0, 3) },
  globals: desktop,
  play: async ({ canvasElement }) => {
    const [large, upper, lower] = boxes(canvasElement)
    await expect(lower?.left).toBe(upper?.left)
    await expect(lower?.top).toBeGreaterThan(upper?.top ?? 0)
    await expect(large?.height).toBeGreaterThan((upper?.height ?? 0) * 2)
  },
}

export const FourPhotos: Story = {
  tags: ['req:GAL-03'],
  args: { photos: nine.slice(0, 4) },
  globals: desktop,
  play: async ({ canvasElement }) => expect(boxes(canvasElement)).toHaveLength(4),
}

/** Five fit, so no button leads further. */
export const FivePhotos: Story = {
  tags: ['req:GAL-03', 'req:GAL-04'],
  args: { photos: nine.slice(0, 5) },
  globals: desktop,
  play: async ({ canvasElement }) => {
    await expect(boxes(canvasElement)).toHaveLength(5)
    await expect(within(canvasElement).queryByRole('button', { name: /^View all/ })).toBeNull()
  },
}

export const SixtyPhotos: Story = {
  args: {
    photos: Array.from(
      { length: 60 },
      (_, index) => nine[index % 9] ?? makePhoto('nordic-nest-living'),
    ),
  },
}
export const LongName: Story = {
  args: { name: longName.name, photos: longName.listingImg ?? [] },
}

export const AllFail: Story = {
  tags: ['req:ERR-08'],
  args: {
    photos: (lagoonLoft.listingImg ?? []).map((photo, index) => ({
      ...photo,
      fileUrl: `/photos/missing-${index}.webp`,
    })),
  },
  globals: desktop,
  play: async ({ canvasElement }) => {
    await expect(
      (await within(canvasElement).findAllByText('Image not available')).length,
    ).toBeGreaterThan(0)
  },
}
