import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { propertyCopy } from '@domain/copy/property-copy'
import type { Advice } from '@stories/advice'
import { CopyDialog } from '@ui/feedback/CopyDialog'

const advice: Advice = {
  do: {
    why: 'The title says what to do with the text, which is short and already selected.',
    show: () => (
      <CopyDialog
        open
        title="Copy this link"
        text="https://staylet.example/propertydetail/palm-court"
        onClose={() => undefined}
      />
    ),
  },
  dont: {
    why: 'There is nothing to copy in a message: a toast confirms that the clipboard has the link.',
    show: () => (
      <CopyDialog open title="Success" text="The link was copied" onClose={() => undefined} />
    ),
  },
}

const meta = {
  title: 'ui/feedback/CopyDialog',
  component: CopyDialog,
  parameters: { advice, layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    title: propertyCopy.shareManually,
    text: 'https://staylet.example/propertydetail/lagoon-loft-with-a-balcony',
    onClose: fn(),
  },
} satisfies Meta<typeof CopyDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The text is read-only and selected, ready to be copied. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: args.title }))
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: args.title })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
      args.text,
    )
    await userEvent.keyboard('x')
    await expect(field).toHaveValue(args.text)
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const LongAddress: Story = {
  args: { text: `https://staylet.example/propertydetail/${'a-long-name-'.repeat(20)}?id=1` },
}
