import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { AboutText } from '@ui/property/AboutText'

const meta = {
  title: 'ui/property/AboutText',
  component: AboutText,
  args: { description: lagoonLoft.description },
} satisfies Meta<typeof AboutText>

export default meta
type Story = StoryObj<typeof meta>

/** Shows 300 characters and an ellipsis. One toggle shows and hides the rest. */
export const Default: Story = {
  tags: ['req:PROP-12'],
  play: async ({ canvasElement, args }) => {
    const about = within(canvasElement)
    const shortened = `${args.description?.slice(0, 300)}…`
    await expect(canvasElement.querySelector('p')?.textContent).toBe(shortened)
    await userEvent.click(about.getByRole('button', { name: 'see more', expanded: false }))
    await expect(canvasElement.querySelector('p')?.textContent).toBe(args.description)
    await userEvent.click(about.getByRole('button', { name: 'see less', expanded: true }))
    await expect(canvasElement.querySelector('p')?.textContent).toBe(shortened)
  },
}

/** A text of exactly 300 characters needs no toggle. */
export const ThreeHundredCharacters: Story = {
  tags: ['req:PROP-12'],
  args: { description: 'Quiet by day. '.repeat(22).slice(0, 300) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const ShortText: Story = { args: { description: 'A quiet room near the market.' } }
export const NoText: Story = {
  args: { description: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull()
  },
}
export const Paragraphs: Story = {
  args: { description: 'The house has two floors.\n\nBring shoes for the beach.' },
}
export const LongWord: Story = { args: { description: 'a'.repeat(301) } }
export const EmojiText: Story = { args: { description: '🏡🌴'.repeat(160) } }
