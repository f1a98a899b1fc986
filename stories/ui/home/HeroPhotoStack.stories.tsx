import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { heroSlides } from '@ui/home/hero-slides'
import { HeroPhotoStack } from '@ui/home/HeroPhotoStack'

const advice: Advice = {
  do: {
    why: 'It is the largest picture of the page, and its first photo loads before everything else.',
    show: () => (
      <div style={{ position: 'relative', aspectRatio: '2 / 1' }}>
        <HeroPhotoStack photos={heroSlides.map(({ photo }) => photo)} index={0} />
      </div>
    ),
  },
  dont: {
    why: "A thumbnail fetches a photo for the whole window, before the page's own: PhotoFrame.",
    show: () => (
      <div style={{ position: 'relative', width: '6rem', aspectRatio: '2 / 1' }}>
        <HeroPhotoStack photos={heroSlides.map(({ photo }) => photo)} index={0} />
      </div>
    ),
  },
}

const meta = {
  title: 'product/home/HeroPhotoStack',
  id: 'ui-home-herophotostack',
  component: HeroPhotoStack,
  parameters: { advice },
  args: { photos: heroSlides.map(({ photo }) => photo), index: 0 },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', aspectRatio: '2 / 1' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeroPhotoStack>

export default meta
type Story = StoryObj<typeof meta>

/** Only the visible photo is loaded. */
export const Default: Story = {
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('img')).toHaveLength(1),
}
export const Second: Story = { args: { index: 1 } }
export const Third: Story = { args: { index: 2 } }
