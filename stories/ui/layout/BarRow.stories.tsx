import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { BarRow } from '@ui/layout/BarRow'
import { StickyBar } from '@ui/layout/StickyBar'

const advice: Advice = {
  do: {
    why: 'In a StickyBar the button keeps its width, and the words beside it take the rest.',
    show: () => (
      <StickyBar>
        <BarRow>
          <Button>Filters</Button>
          <span style={{ padding: '0.75rem' }}>24 homes in Lagos</span>
        </BarRow>
      </StickyBar>
    ),
  },
  dont: {
    why: 'Outside a bar its last child still takes all the width, so that a button is stretched.',
    show: () => (
      <BarRow>
        <span style={{ padding: '0.75rem' }}>Two guests</span>
        <Button variant="contained">Change</Button>
      </BarRow>
    ),
  },
}

const meta = {
  title: 'ui/layout/BarRow',
  component: BarRow,
  parameters: { advice },
  args: {
    children: (
      <>
        <span>Filters</span>
        <span>The rest of the width</span>
      </>
    ),
  },
} satisfies Meta<typeof BarRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
