import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
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
  title: 'ui/listing/Hint',
  component: Hint,
  parameters: { advice },
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

const showOnFocus: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.tab()
  await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toBeVisible())
}

export const Default: Story = { play: showOnFocus }
export const AlignedToStart: Story = { args: { align: 'start' }, play: showOnFocus }
export const AlignedToEnd: Story = { args: { align: 'end' }, play: showOnFocus }
export const LongText: Story = {
  args: { text: 'Property type filtering unavailable while the list of types cannot be loaded' },
  play: showOnFocus,
}
export const NoText: Story = {
  args: { text: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('tooltip')).toBeNull()
  },
}
