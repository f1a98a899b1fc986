import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { lagoonLoft, longName, ninePhotos } from '@tests/fixtures/make-listing'
import { makePhoto } from '@tests/fixtures/make-photo'
import { Gallery } from '@ui/gallery/Gallery'

const nine = ninePhotos.listingImg ?? []

const advice: Advice = {
  do: {
    why: 'At the top of the page it has the full width, and each photo is large enough to judge.',
    show: () => <Gallery photos={nine} name={ninePhotos.name} onOpen={() => undefined} />,
  },
  dont: {
    why: 'In a card five photos are too small to show a room: CardPhotos shows one at a time.',
    show: () => (
      <div style={{ maxWidth: '16rem' }}>
        <Gallery photos={nine} name={ninePhotos.name} onOpen={() => undefined} />
      </div>
    ),
  },
}

const meta = {
  title: 'ui/gallery/Gallery',
  component: Gallery,
  parameters: { advice },
  args: { photos: nine, name: ninePhotos.name, onOpen: fn() },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Clicking a photo reports its index. Below 768 px the gallery is a carousel. */
export const Behaviour: Story = {
  ...Default,
  tags: ['req:GAL-01', 'req:GAL-05', 'test-case'],
  play: async ({ canvas, args }) => {
    const isPhone = window.matchMedia('(max-width: 47.99em)').matches
    await expect(canvas.queryAllByRole('button', { name: 'Next photo' })).toHaveLength(
      isPhone ? 1 : 0,
    )
    const opener = isPhone ? 'Open photo 2 of 9' : 'Open photo 3 of 9'
    if (isPhone) await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }))
    await userEvent.click(canvas.getByRole('button', { name: opener }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(isPhone ? 1 : 2)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } }
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } }

/** From six photos a button opens all of them. On phones the carousel replaces it. */
export const SixPhotos: Story = {
  tags: ['req:GAL-04', 'played'],
  args: { photos: nine.slice(0, 6) },
  play: async ({ canvasElement, args }) => {
    const hidden = { hidden: true }
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'View all 6 photos', ...hidden }),
    )
    await expect(args.onOpen).toHaveBeenLastCalledWith(0)
  },
}

/** Five photos fit, so the button is not needed. */
export const FivePhotos: Story = {
  tags: ['req:GAL-04'],
  args: { photos: nine.slice(0, 5) },
  play: async ({ canvasElement }) => {
    const viewAll = { name: /^View all/, hidden: true }
    await expect(within(canvasElement).queryByRole('button', viewAll)).toBeNull()
  },
}

/** The grid of each number of photos, one below the other. */
export const Layouts: Story = {
  tags: ['req:GAL-02', 'req:GAL-03', 'test-case'],
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <>
      {[1, 2, 3, 4, 9].map((count) => (
        <Gallery {...args} key={count} name={`${count} photos`} photos={nine.slice(0, count)} />
      ))}
    </>
  ),
  play: async ({ canvas, args }) => {
    const boxes = (count: number) =>
      within(canvas.getByRole('region', { name: `Photos of ${count} photos` }))
        .getAllByRole('button', { name: /^Open photo/ })
        .map((button) => button.getBoundingClientRect())
    await expect(boxes(1)).toHaveLength(1)
    // Side by side, equally wide.
    const [left, right] = boxes(2)
    await expect(right?.top).toBe(left?.top)
    await expect(right?.left).toBeGreaterThan(left?.right ?? 0)
    await expect(Math.round(right?.width ?? 0)).toBe(Math.round(left?.width ?? 1))
    // One large photo, with two stacked beside it, or a grid of the rest.
    const [large, upper, lower] = boxes(3)
    await expect(lower?.left).toBe(upper?.left)
    await expect(lower?.top).toBeGreaterThan(upper?.top ?? 0)
    await expect(large?.height).toBeGreaterThan((upper?.height ?? 0) * 2)
    const [first, ...rest] = boxes(4)
    await expect(rest).toHaveLength(3)
    await expect(rest.every((box) => box.left > (first?.right ?? 0))).toBe(true)
    // At most five photos.
    await expect(boxes(9)).toHaveLength(5)
    canvas.getByRole('button', { name: 'Open photo 1 of 4' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open photo 2 of 4' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(1)
  },
}

/** The listing's name replaces descriptions that the host left out. */
export const NoDescriptions: Story = {
  args: { photos: nine.slice(0, 5).map(({ fileUrl }) => ({ fileUrl })) },
}
export const NoPhotos: Story = {
  args: { photos: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Image not available')).toBeVisible()
  },
}
export const OnePhoto: Story = { args: { photos: nine.slice(0, 1) } }
export const TwoPhotos: Story = { args: { photos: nine.slice(0, 2) } }
export const ThreePhotos: Story = { args: { photos: nine.slice(0, 3) } }
export const FourPhotos: Story = { args: { photos: nine.slice(0, 4) } }
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
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findAllByText('Image not available')
    await expect(words.length).toBeGreaterThan(0)
  },
}
