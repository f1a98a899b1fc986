import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { Bone } from '@ui/text/Bone'

const advice: Advice = {
  do: {
    why: 'Each box has the size of the line that replaces it, so that nothing moves.',
    show: () => (
      <div aria-hidden style={{ display: 'grid', gap: '0.5rem' }}>
        <Bone style={{ width: '60%' }} />
        <Bone style={{ width: '35%' }} />
      </div>
    ),
  },
  dont: {
    why: 'A card made of loose boxes differs from the card that follows: ListingCardSkeleton has its sizes.',
    show: () => (
      <div aria-hidden style={{ display: 'grid', gap: '0.5rem', maxWidth: '12rem' }}>
        <Bone style={{ height: '5rem', borderRadius: 0 }} />
        <Bone />
        <Bone />
      </div>
    ),
  },
}

const meta = {
  title: 'ui/text/Bone',
  component: Bone,
  parameters: { advice },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Bone>

export default meta
type Story = StoryObj<typeof meta>

/** A placeholder for one line of text, as wide as its container. */
export const Default: Story = {}
export const Half: Story = { args: { sx: { width: '50%' } } }
/** A placeholder for a picture or an icon. */
export const Square: Story = { args: { sx: { width: '3rem', height: '3rem' } } }
