import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleMark } from '@ui/text/SampleMark'

const meta = { title: 'ui/text/SampleMark', component: SampleMark } satisfies Meta<
  typeof SampleMark
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
