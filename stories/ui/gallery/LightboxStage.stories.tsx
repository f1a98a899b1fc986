import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ninePhotos } from '@tests/fixtures/make-listing'
import { Layout } from '@ui/gallery/lightbox-parts'
import { LightboxStage, type LightboxStageProps } from '@ui/gallery/LightboxStage'
import { useSwipe } from '@ui/gallery/use-swipe'
import { useZoom } from '@ui/gallery/use-zoom'

/** Passes the gestures on, as the lightbox does. */
function Held(args: LightboxStageProps) {
  const { area, picture, onDoubleClick } = useZoom()
  const { strip, side } = useSwipe(args.onMove, area)
  const gestures = { area, picture, strip, onDoubleClick }
  return <LightboxStage {...args} {...gestures} side={side || args.side} />
}

const stage: LightboxStageProps = {
  photos: ninePhotos.listingImg ?? [],
  index: 0,
  name: ninePhotos.name,
  side: 0,
  area: { current: null },
  strip: { current: null },
  picture: { current: null },
  onDoubleClick: () => undefined,
  onMove: () => undefined,
}

const advice: Advice = {
  do: {
    why: "On the lightbox's dark ground the photo is the only bright thing.",
    show: () => (
      <Box sx={{ height: '20rem', bgcolor: 'scrimStrong' }}>
        <Layout>
          <Held {...stage} />
        </Layout>
      </Box>
    ),
  },
  dont: {
    why: 'On a page its light arrows have no ground, and no keys move it: PhotoCarousel has both.',
    show: () => (
      <Box sx={{ height: '20rem' }}>
        <Layout>
          <Held {...stage} />
        </Layout>
      </Box>
    ),
  },
}

const meta = {
  title: 'ui/gallery/LightboxStage',
  component: LightboxStage,
  args: {
    photos: ninePhotos.listingImg ?? [],
    index: 0,
    name: ninePhotos.name,
    side: 0,
    area: { current: null },
    strip: { current: null },
    picture: { current: null },
    onDoubleClick: fn(),
    onMove: fn(),
  },
  parameters: { advice, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Box sx={{ height: '60vh', bgcolor: 'scrimStrong' }}>
        <Layout>
          <Story />
        </Layout>
      </Box>
    ),
  ],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof LightboxStage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** During a swipe the next photo waits at the side, hidden from screen readers. */
export const Swiping: Story = {
  args: { side: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2)
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(1)
  },
}

/** A double click zooms the photo, and another one shows all of it again. */
export const Zoomed: Story = {
  tags: ['played'],
  play: async ({ canvasElement }) => {
    const photo = within(canvasElement).getByRole('img')
    const before = photo.getBoundingClientRect().width
    await userEvent.dblClick(photo)
    await expect(photo.getBoundingClientRect().width).toBeCloseTo(before * 2)
    await fireEvent.doubleClick(photo)
    await expect(photo.getBoundingClientRect().width).toBeCloseTo(before)
  },
}

export const OnePhoto: Story = {
  args: { photos: ninePhotos.listingImg?.slice(0, 1) ?? [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
/** The listing's name replaces a description that the host left out. */
export const NoDescription: Story = {
  args: { photos: [{ fileUrl: '/photos/lagoon-loft-living.webp' }] },
}
export const NoPhotos: Story = { args: { photos: [] } }
