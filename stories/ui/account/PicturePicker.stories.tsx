import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { profileCopy } from '@domain/copy/profile-copy'
import type { Advice } from '@stories/advice'
import { PicturePicker } from '@ui/account/PicturePicker'

const advice: Advice = {
  do: {
    why: 'One square picture of a person, whose initials replace it.',
    show: () => (
      <PicturePicker
        id="advice-person"
        name="Ngozi Eze"
        src="/photos/avatar-1.webp"
        onPick={() => undefined}
      />
    ),
  },
  dont: {
    why: 'A home has several wide photos, and its initials say nothing.',
    show: () => <PicturePicker id="advice-home" name="Palm Court" onPick={() => undefined} />,
  },
}

const meta = {
  title: 'product/account/PicturePicker',
  id: 'ui-account-picturepicker',
  component: PicturePicker,
  parameters: { advice },
  args: { id: 'picture', name: 'Ada Obi', onPick: fn() },
} satisfies Meta<typeof PicturePicker>

export default meta
type Story = StoryObj<typeof meta>

const file = new File(['picture'], 'me.png', { type: 'image/png' })

export const Default: Story = {}

/** The same file can be chosen twice. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Profile image: Choose a picture')
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
