import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { Hint } from '@ui/listing/Hint'

const advice: Advice = {
  do: {
    why: 'The button says what it does, and the hint adds for whom.',
    show: () => (
      <Hint text="Login to save properties">
        {(hintId) => (
          <Button variant="outlined" aria-describedby={hintId}>
            Save
          </Button>
        )}
      </Hint>
    ),
  },
  dont: {
    why: 'Touch has no hover, so that a guest on a phone never learns of the fee: write it out.',
    show: () => (
      <Hint text="A cleaning fee of ₦5,000 is added">
        {(hintId) => (
          <Button variant="contained" aria-describedby={hintId}>
            Book for ₦45,000
          </Button>
        )}
      </Hint>
    ),
  },
}

const meta = {
  title: 'product/listing/Hint',
  id: 'ui-listing-hint',
  component: Hint,
  // Each hint shows while its control has the focus, which one page has once.
  parameters: { advice, docs: { story: { inline: false, height: '160px' } } },
  args: {
    text: 'Login to save properties',
    children: (hintId) => (
      <Button variant="outlined" aria-describedby={hintId}>
        Save
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', minHeight: '7rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Hint>

export default meta
type Story = StoryObj<typeof meta>

const showOnFocus: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
}

export const Default: Story = { tags: ['played'], play: showOnFocus }
export const AlignedToStart: Story = {
  tags: ['played'],
  args: { align: 'start' },
  play: showOnFocus,
}
export const AlignedToEnd: Story = { tags: ['played'], args: { align: 'end' }, play: showOnFocus }
export const LongText: Story = {
  tags: ['played'],
  args: { text: 'Property type filtering unavailable while the list of types cannot be loaded' },
  play: showOnFocus,
}
