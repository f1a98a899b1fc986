import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { AboutText } from '@ui/property/AboutText'

const advice: Advice = {
  do: {
    why: "The host's description may be long, and most guests decide after its beginning.",
    show: () => <AboutText description={lagoonLoft.description} />,
  },
  dont: {
    why: 'After 300 characters the fee is behind a click: HouseRules shows each rule in full.',
    show: () => (
      <AboutText
        description={`Please read this before you book. ${'The gate closes at eleven, and the guard opens it to registered guests only. '.repeat(4)}Every guest beyond four pays ₦10,000 a night.`}
      />
    ),
  },
}

const meta = {
  title: 'product/property/AboutText',
  id: 'ui-property-abouttext',
  component: AboutText,
  parameters: { advice },
  args: { description: lagoonLoft.description },
} satisfies Meta<typeof AboutText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows 300 characters and an ellipsis. One toggle shows and hides the rest. */
export const Behaviour: Story = {
  ...Default,
  tags: ['req:PROP-12', 'test-case'],
  play: async ({ canvas, canvasElement, args }) => {
    const shortened = `${args.description?.slice(0, 300)}…`
    await expect(canvasElement.querySelector('p')?.textContent).toBe(shortened)
    await userEvent.click(canvas.getByRole('button', { name: 'see more', expanded: false }))
    await expect(canvasElement.querySelector('p')?.textContent).toBe(args.description)
    await userEvent.click(canvas.getByRole('button', { name: 'see less', expanded: true }))
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
