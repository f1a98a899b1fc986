import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { propertyCopy } from '@domain/copy/property-copy'
import { CopyDialog } from '@ui/feedback/CopyDialog'

const meta = {
  title: 'ui/feedback/CopyDialog',
  component: CopyDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    title: propertyCopy.shareManually,
    text: 'https://staylet.example/propertydetail/lagoon-loft-with-a-balcony',
    onClose: fn(),
  },
} satisfies Meta<typeof CopyDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The text is read-only and selected, ready to be copied. */
export const Default: Story = {
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
