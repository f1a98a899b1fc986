import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { makePhoto } from '@tests/fixtures/make-photo'
import { PhotoFrame } from '@ui/listing/PhotoFrame'

const advice: Advice = {
  do: {
    why: 'In a card the photo fills its box, and its edges line up with the others.',
    show: () => (
      <div style={{ maxWidth: '16rem' }}>
        <PhotoFrame photo={makePhoto('lagoon-loft-living')} sizes="16rem" />
      </div>
    ),
  },
  dont: {
    why: "Shown whole, the photo leaves gaps above and below and lines up with none: only the viewer uses 'contain'.",
    show: () => (
      <div style={{ maxWidth: '16rem' }}>
        <PhotoFrame
          photo={makePhoto('lagoon-loft-living')}
          ratio="1 / 1"
          fit="contain"
          sizes="16rem"
        />
      </div>
    ),
  },
}

const meta = {
  title: 'product/listing/PhotoFrame',
  id: 'ui-listing-photoframe',
  component: PhotoFrame,
  parameters: { advice },
  args: { photo: makePhoto('lagoon-loft-living') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The photo has a description. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: /teal feature wall/ })
    await waitFor(() => expect(image).toHaveStyle({ opacity: '1' }))
  },
}

/** The photo loads at once, before the others. */
export const Priority: Story = {
  tags: ['test-case'],
  args: { isPriority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('src')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
  },
}

const ownFile = expect.stringContaining('lagoon-loft-living')

/** The photo loads only when it comes near the window. */
export const FarBelow: Story = {
  tags: ['test-case'],
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: /teal feature wall/ })
    // By now a photo near the window would have its address.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(image).not.toHaveAttribute('src', ownFile)
    image.scrollIntoView()
    await waitFor(() => expect(image).toHaveAttribute('src', ownFile))
  },
}

/** Before the page is printed, photos that are far from the window load too. */
export const Printed: Story = {
  ...FarBelow,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: /teal feature wall/ })
    await expect(image).not.toHaveAttribute('src', ownFile)
    window.dispatchEvent(new Event('beforeprint'))
    await expect(image).toHaveAttribute('src', ownFile)
  },
}

/** The message appears in a box of the same size. */
export const Fails: Story = {
  tags: ['req:ERR-08'],
  args: { photo: makePhoto('lagoon-loft-living', { fileUrl: '/photos/missing.webp' }) },
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.offsetHeight
    await expect(await canvas.findByText('Image not available')).toBeVisible()
    await expect(canvasElement.offsetHeight).toBe(height)
  },
}
/** Keeps the browser from telling the frame that its photo failed, so that it waits for good. */
function keepWaiting() {
  const keep = (event: Event) => {
    const { target } = event
    if (target instanceof HTMLImageElement && target.src.includes('missing-waits')) {
      event.stopPropagation()
    }
  }
  window.addEventListener('error', keep, true)
  return () => window.removeEventListener('error', keep, true)
}

/** Until it has loaded, even a dark photo shows as a box almost as light as the page. */
export const Waiting: Story = {
  args: {
    photo: makePhoto('lagoon-loft-living', {
      fileUrl: '/photos/missing-waits.webp',
      colour: '#384a2f',
    }),
  },
  beforeEach: keepWaiting,
  play: async ({ canvas, canvasElement, globals }) => {
    const frame = canvasElement.querySelector('[data-ratio]') ?? canvasElement
    const [, given] = /oklab\(([\d.]+)/.exec(getComputedStyle(frame).backgroundColor) ?? []
    const lightness = Number(given)
    await expect(globals['scheme'] === 'dark' ? 1 - lightness : lightness).toBeGreaterThan(0.7)
    await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true))
    await expect(canvas.queryByText('Image not available')).toBeNull()
  },
}
export const NoPhoto: Story = { args: { photo: undefined } }
export const Square: Story = { args: { ratio: '1 / 1' } }
export const Contained: Story = { args: { ratio: '1 / 1', fit: 'contain' } }
