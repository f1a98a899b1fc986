import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { HeroControls } from '@ui/home/HeroControls'

const advice: Advice = {
  do: {
    why: "On the hero's dark photo the buttons are in reach of the slides that they turn.",
    show: () => (
      <div
        style={{
          position: 'relative',
          display: 'flex',
          justifyContent: 'center',
          padding: '1rem',
          backgroundColor: 'black',
        }}
      >
        <HeroControls
          index={0}
          total={3}
          isPlaying={false}
          onSelect={() => undefined}
          onMove={() => undefined}
          onPlayingChange={() => undefined}
        />
      </div>
    ),
  },
  dont: {
    why: 'On the page its light marks vanish, and nothing rotates that could be paused: Pager.',
    show: () => (
      <div style={{ position: 'relative', display: 'flex', justifyContent: 'center' }}>
        <HeroControls
          index={0}
          total={3}
          isPlaying={false}
          onSelect={() => undefined}
          onMove={() => undefined}
          onPlayingChange={() => undefined}
        />
      </div>
    ),
  },
}

const meta = {
  title: 'product/home/HeroControls',
  id: 'ui-home-herocontrols',
  component: HeroControls,
  parameters: { advice },
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

export const Default: Story = {}
export const Paused: Story = { args: { isPlaying: false, index: 1 } }
