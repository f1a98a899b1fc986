import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bone } from '@ui/text/Bone'

const meta = {
  title: 'ui/text/Bone',
  component: Bone,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Bone>

export default meta
type Story = StoryObj<typeof meta>

/** A placeholder for one line of text, as wide as its container. */
export const Default: Story = {}
export const Half: Story = { args: { sx: { width: '50%' } } }
/** A placeholder for a picture or an icon. */
export const Square: Story = { args: { sx: { width: '3rem', height: '3rem' } } }
