import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SaveButton } from '@ui/listing/SaveButton'

const meta = {
  title: 'ui/listing/SaveButton',
  component: SaveButton,
  args: { onToggle: fn() },
  decorators: [
    // Not in the corner: the pointer of a window without a mouse lies there, and hovers.
    (Story) => (
      <div style={{ minHeight: '6rem', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SaveButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:PROP-21'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

export const Saved: Story = {
  tags: ['req:PROP-21'],
  args: { isSaved: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Unsave' })).toBeVisible()
  },
}

/** Dimmed, says why on focus and on hover, and still reports the click. */
export const Visitor: Story = {
  tags: ['req:PROP-22'],
  args: { isVisitor: true },
  play: async ({ canvasElement, args }) => {
    const save = within(canvasElement).getByRole('button', { name: 'Save' })
    const hint = within(canvasElement).getByRole('tooltip', { hidden: true })
    await expect(hint).not.toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(hint).toBeVisible())
    await expect(save).toHaveAccessibleDescription('Login to save properties')
    await userEvent.click(save)
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}
