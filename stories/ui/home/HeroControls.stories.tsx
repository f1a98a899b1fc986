import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { HeroControls } from '@ui/home/HeroControls'

const meta = {
  title: 'ui/home/HeroControls',
  component: HeroControls,
  args: {
    index: 0,
    total: 3,
    isPlaying: true,
    onSelect: fn(),
    onMove: fn(),
    onPlayingChange: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          position: 'relative',
          display: 'flex',
          justifyContent: 'center',
          padding: '1rem',
          backgroundColor: 'black',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeroControls>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const controls = within(canvasElement)
    await userEvent.click(controls.getByRole('button', { name: 'Pause slides' }))
    await expect(args.onPlayingChange).toHaveBeenLastCalledWith(false)
    await userEvent.click(controls.getByRole('button', { name: 'Previous slide' }))
    await expect(args.onMove).toHaveBeenLastCalledWith(-1)
  },
}
export const Paused: Story = { args: { isPlaying: false, index: 1 } }
