import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FavouriteButton } from '@ui/listing/FavouriteButton'

const advice: Advice = {
  do: {
    why: 'The name says which listing the heart saves.',
    show: () => <FavouriteButton name="Palm Court" onToggle={() => undefined} />,
  },
  dont: {
    why: 'Among many hearts a screen reader reads "Favourite this listing" for each.',
    show: () => <FavouriteButton name="this listing" onToggle={() => undefined} />,
  },
}

const meta = {
  title: 'product/listing/FavouriteButton',
  id: 'ui-listing-favouritebutton',
  component: FavouriteButton,
  parameters: { advice },
  args: { name: 'Palm Court', onToggle: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', minHeight: '6rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FavouriteButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A heart with a white outline, for photos, reports a click anywhere within 44 pixels. */
export const Behaviour: Story = {
  tags: ['req:FAV-01', 'test-case'],
  play: async ({ canvas, args }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite Palm Court' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(heart.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await userEvent.click(heart)
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

/** Enter that is held down clicks once: the browser takes back what a repetition would do. */
export const HeldDown: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button')
    await expect(fireEvent.keyDown(heart, { key: 'Enter' })).toBe(true)
    await expect(fireEvent.keyDown(heart, { key: 'Enter', repeat: true })).toBe(false)
    await expect(fireEvent.keyDown(heart, { key: 'Tab', repeat: true })).toBe(true)
  },
}

/** The heart is filled. Its accessible name does not depend on the state. */
export const Saved: Story = {
  tags: ['req:FAV-01'],
  args: { isSaved: true },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite Palm Court' })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
}

/**
 * The heart is dimmed. Its hint appears on focus and hover and disappears on Escape, and a click is
 * still reported.
 */
export const Visitor: Story = {
  tags: ['played'],
  args: { isVisitor: true },
  play: async ({ canvas, args }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite Palm Court' })
    const hint = canvas.getByText('Login to save properties')
    await expect(heart).toHaveAccessibleDescription('Login to save properties')
    await expect(hint).not.toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(hint).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(hint).not.toBeVisible())
    await userEvent.click(heart)
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

const landing = () => document.querySelector('body > [data-carried]')

/** The heart of a listing that is saved flies to the header's link to the saved listings. */
export const Lands: Story = {
  tags: ['test-case'],
  globals: { motion: 'full' },
  decorators: [
    (Story) => (
      <>
        <header>
          <a href="/saved-listings" style={{ display: 'inline-flex', minHeight: 44 }}>
            Saved Listings
          </a>
        </header>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite Palm Court' })
    await userEvent.click(heart)
    await expect(landing()).toHaveStyle({ pointerEvents: 'none' })
    landing()?.getAnimations()[0]?.finish()
    await waitFor(() => expect(landing()).toBeNull())
  },
}

/** Nothing flies where the header shows no such link, as on a phone. */
export const LandsNowhere: Story = {
  tags: ['test-case'],
  globals: { motion: 'full' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onToggle).toHaveBeenCalledOnce()
    await expect(landing()).toBeNull()
  },
}
