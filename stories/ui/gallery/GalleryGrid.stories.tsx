import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { lagoonLoft, ninePhotos } from '@tests/fixtures/make-listing'
import { GalleryGrid } from '@ui/gallery/GalleryGrid'

const five = lagoonLoft.listingImg ?? []

const advice: Advice = {
  do: {
    why: 'In a wide window the first photo is large, and four are beside it.',
    show: () => (
      <GalleryGrid photos={five} name={lagoonLoft.name} sizes="50vw" onOpen={() => undefined} />
    ),
  },
  dont: {
    why: 'At the width of a phone the small photos are stamps: Gallery shows a carousel there.',
    show: () => (
      <div style={{ maxWidth: '16rem' }}>
        <GalleryGrid photos={five} name={lagoonLoft.name} sizes="50vw" onOpen={() => undefined} />
      </div>
    ),
  },
}

const meta = {
  title: 'ui/gallery/GalleryGrid',
  component: GalleryGrid,
  parameters: { advice },
  args: { photos: five, name: lagoonLoft.name, sizes: '50vw', onOpen: fn() },
} satisfies Meta<typeof GalleryGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every photo can be focused and opened by keyboard. */
export const Behaviour: Story = {
  ...Default,
  tags: ['test-case'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    const second = within(canvasElement).getByRole('button', { name: 'Open photo 2 of 5' })
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(1)
  },
}
/** The listing's name replaces descriptions that the host left out. */
export const NoDescriptions: Story = {
  args: { photos: five.map(({ fileUrl }) => ({ fileUrl })) },
}

const boxes = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button')
    .map((button) => button.getBoundingClientRect())

export const OnePhoto: Story = {
  tags: ['req:GAL-02'],
  args: { photos: five.slice(0, 1) },
  play: async ({ canvasElement }) => expect(boxes(canvasElement)).toHaveLength(1),
}

/** The photos are side by side, equally wide. */
export const TwoPhotos: Story = {
  tags: ['req:GAL-02'],
  args: { photos: five.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const [left, right] = boxes(canvasElement)
    await expect(right?.top).toBe(left?.top)
    await expect(right?.left).toBeGreaterThan(left?.right ?? 0)
    await expect(Math.round(right?.width ?? 0)).toBe(Math.round(left?.width ?? 1))
  },
}

/** One large photo, with two stacked beside it. */
export const ThreePhotos: Story = {
  tags: ['req:GAL-03'],
  args: { photos: five.slice(0, 3) },
  play: async ({ canvasElement }) => {
    const [large, upper, lower] = boxes(canvasElement)
    await expect(lower?.left).toBe(upper?.left)
    await expect(lower?.top).toBeGreaterThan(upper?.top ?? 0)
    await expect(large?.height).toBeGreaterThan((upper?.height ?? 0) * 2)
  },
}

/** One large photo, with a grid of the rest. */
export const FourPhotos: Story = {
  tags: ['req:GAL-03'],
  args: { photos: five.slice(0, 4) },
  play: async ({ canvasElement }) => {
    const [large, ...rest] = boxes(canvasElement)
    await expect(rest).toHaveLength(3)
    await expect(rest.every((box) => box.left > (large?.right ?? 0))).toBe(true)
  },
}

/** The grid shows at most five photos. */
export const NinePhotos: Story = {
  tags: ['req:GAL-03'],
  args: { photos: ninePhotos.listingImg ?? [] },
  play: async ({ canvasElement }) => expect(boxes(canvasElement)).toHaveLength(5),
}
