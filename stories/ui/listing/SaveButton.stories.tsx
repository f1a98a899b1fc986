import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { makePhoto } from '@tests/fixtures/make-photo'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { SaveButton } from '@ui/listing/SaveButton'
import { ShareButton } from '@ui/listing/ShareButton'

const advice: Advice = {
  do: {
    why: 'Beside the title there is room for the word.',
    show: () => (
      <span style={{ display: 'flex' }}>
        <SaveButton onToggle={() => undefined} />
        <ShareButton onShare={() => undefined} />
      </span>
    ),
  },
  dont: {
    why: 'On a photo its word is readable only where the photo happens to suit it: FavouriteButton.',
    show: () => (
      <div style={{ position: 'relative', maxWidth: '16rem' }}>
        <PhotoFrame photo={makePhoto('lagoon-loft-living')} sizes="16rem" />
        <div style={{ position: 'absolute', insetInlineEnd: 0, insetBlockStart: 0 }}>
          <SaveButton onToggle={() => undefined} />
        </div>
      </div>
    ),
  },
}

const meta = {
  title: 'product/listing/SaveButton',
  id: 'ui-listing-savebutton',
  component: SaveButton,
  parameters: { advice },
  args: { onToggle: fn() },
  decorators: [
    // Keep the button out of the corner, where a headless browser's pointer starts and would hover
    // over it.
    (Story) => (
      <div style={{ minHeight: '6rem', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SaveButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Saved: Story = {
  tags: ['req:PROP-21'],
  args: { isSaved: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Unsave' })).toBeVisible(),
}

/** The button is dimmed. Its hint appears on focus and hover, and a click is still reported. */
export const Visitor: Story = {
  tags: ['req:PROP-22', 'played'],
  args: { isVisitor: true },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    const hint = canvas.getByRole('tooltip', { hidden: true })
    await expect(hint).not.toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(hint).toBeVisible())
    await expect(save).toHaveAccessibleDescription('Login to save properties')
    await userEvent.click(save)
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}
