import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { TextArea } from '@ui/form/TextArea'

const advice: Advice = {
  do: {
    why: 'A message may have several lines.',
    show: () => <TextArea label="Message for the host" hint="Optional" />,
  },
  dont: {
    why: 'A name has one line, and Enter should send the form: TextInput.',
    show: () => <TextArea label="Name" />,
  },
}

const meta = {
  title: 'ui/form/TextArea',
  component: TextArea,
  parameters: { advice },
  args: { label: 'Message for the host', hint: 'Optional' },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: {
    defaultValue:
      'We come from Enugu by road and will be with you after ten in the evening. There are two small children and a grandmother with us. '.repeat(
        4,
      ),
  },
}
export const Invalid: Story = { args: { error: 'This field is required' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'We arrive late.' } }
