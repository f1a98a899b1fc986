import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarRow } from '@ui/layout/BarRow'

const meta = {
  title: 'ui/layout/BarRow',
  component: BarRow,
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
