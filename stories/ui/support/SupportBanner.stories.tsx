import type { Meta, StoryObj } from '@storybook/react-vite'
import { popularQuestions } from '@app/samples/support-samples'
import type { Advice } from '@stories/advice'
import { SupportBanner } from '@ui/support/SupportBanner'

const advice: Advice = {
  do: {
    why: 'On the support page it names the questions that most guests have.',
    show: () => <SupportBanner popularQuestions={popularQuestions.slice(0, 2)} />,
  },
  dont: {
    why: 'Its input finds nothing, and homes are what guests expect to find: SearchBox.',
    show: () => <SupportBanner popularQuestions={['Homes in Lagos', 'Homes with a pool']} />,
  },
}

const meta = {
  title: 'product/support/SupportBanner',
  id: 'ui-support-supportbanner',
  component: SupportBanner,
  parameters: { advice },
  args: { popularQuestions },
} satisfies Meta<typeof SupportBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'mobile' } } }
export const LongQuestions: Story = {
  args: { popularQuestions: ['A question that goes on and on '.repeat(8), 'w'.repeat(120)] },
}
