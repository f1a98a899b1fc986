import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PhotoDots } from '@ui/gallery/PhotoDots'

const advice: Advice = {
  do: {
    why: 'A few dots on the photo show at a glance how many there are.',
    show: () => (
      <div style={{ display: 'inline-flex', padding: '1rem', backgroundColor: 'black' }}>
        <PhotoDots index={1} total={4} />
      </div>
    ),
  },
  dont: {
    why: 'At most seven dots show, so that sixty photos look like seven: a counter says it.',
    show: () => (
      <div style={{ display: 'inline-flex', padding: '1rem', backgroundColor: 'black' }}>
        <PhotoDots index={30} total={60} />
      </div>
    ),
  },
}

const meta = {
  title: 'ui/gallery/PhotoDots',
  component: PhotoDots,
  parameters: { advice },
  args: { index: 1, total: 4 },
  decorators: [
    (Story) => (
      <div style={{ display: 'inline-flex', padding: '1rem', backgroundColor: 'black' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoDots>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const FirstOfMany: Story = { args: { index: 0, total: 60 } }
/** A window of seven dots follows the current photo, so the row always fits a phone. */
export const MiddleOfMany: Story = {
  args: { index: 30, total: 60 },
  play: async ({ canvasElement }) => {
    const dots = [...canvasElement.querySelectorAll('[data-dot]')]
    await expect(dots).toHaveLength(7)
    await expect(dots.findIndex((dot) => dot.matches('[data-current="true"]'))).toBe(3)
  },
}
export const LastOfMany: Story = { args: { index: 59, total: 60 } }
