import type { Meta, StoryObj } from '@storybook/react-vite'
import { OneNightNote } from '@ui/booking/OneNightNote'

const meta = { title: 'ui/booking/OneNightNote', component: OneNightNote } satisfies Meta<
  typeof OneNightNote
>

export default meta
type Story = StoryObj<typeof meta>

/** The dates are not chosen, or they are shown elsewhere. */
export const Default: Story = {}
export const OneNight: Story = { args: { nights: 1 } }
export const LongStay: Story = { args: { nights: 31 } }
