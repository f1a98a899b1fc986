import { expect, it } from 'vitest'
import { actingStories } from '../../.storybook/controls/acting-stories'
import { giveFrame } from '../../.storybook/docs/own-frame'

const file = `
const meta = { args: { onSave: fn() } }
const typed = async (canvas) => {
  await userEvent.type(within(canvas).getByRole('textbox'), 'loft')
}
export const Default: Story = {}
export const Asserts: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeVisible(),
}
export const Clicks: Story = { play: async () => button.click() }
export const Typed: Story = { play: async ({ canvasElement }) => typed(canvasElement) }
export const TypedToo: Story = { ...Typed }
`

it('a story acts when its play function does, itself or through the file', () => {
  expect(actingStories(file)).toEqual(['Clicks', 'Typed', 'TypedToo'])
})

it('a frame leaves the other parameters of a story as they are', () => {
  const story = {
    parameters: { route: '/', docs: { description: 'Words.', story: { height: '9rem' } } },
  }
  giveFrame([story])
  expect(story.parameters).toEqual({
    route: '/',
    docs: { description: 'Words.', story: { height: '9rem', inline: false } },
  })
})
