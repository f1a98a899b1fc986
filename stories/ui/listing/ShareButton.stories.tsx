import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { TextArea } from '@ui/form/TextArea'
import { ShareButton } from '@ui/listing/ShareButton'

const advice: Advice = {
  do: {
    why: 'Beside Save it copies the address of the page.',
    show: () => <ShareButton onShare={() => undefined} />,
  },
  dont: {
    why: 'A message is sent and not shared: SubmitButton says what it does.',
    show: () => (
      <>
        <TextArea label="Message for the host" />
        <ShareButton onShare={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'product/listing/ShareButton',
  id: 'ui-listing-sharebutton',
  component: ShareButton,
  parameters: { advice },
  args: { onShare: fn() },
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
}
