import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { profileCopy } from '@domain/copy/profile-copy'
import { PicturePicker } from '@ui/account/PicturePicker'

const meta = {
  title: 'ui/account/PicturePicker',
  component: PicturePicker,
  args: { name: 'Ada Obi', onPick: fn() },
} satisfies Meta<typeof PicturePicker>

export default meta
type Story = StoryObj<typeof meta>

const file = new File(['picture'], 'me.png', { type: 'image/png' })

/** The same file can be chosen twice. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Profile image: Choose a picture')
    await expect(input).toHaveAccessibleDescription(profileCopy.pictureHint)
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    await expect(args.onPick).toHaveBeenCalledTimes(2)
    await expect(args.onPick).toHaveBeenLastCalledWith(file)
  },
}

export const WithPicture: Story = { args: { src: '/photos/avatar-1.webp' } }
export const Refused: Story = { args: { error: profileCopy.pictureSize } }
export const LongError: Story = { args: { error: 'A reason that goes on and on. '.repeat(8) } }
