import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { TextInput } from '@ui/form/TextInput'
import { Icon } from '@ui/text/Icon'
import { ICON_BED_DOUBLE } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

const advice: Advice = {
  do: {
    why: 'It says in words what the icon shows to everybody else.',
    show: () => (
      <span style={{ display: 'flex', gap: '0.5rem' }}>
        <Icon path={ICON_BED_DOUBLE} /> 3<VisuallyHidden> bedrooms</VisuallyHidden>
      </span>
    ),
  },
  dont: {
    why: "Everybody needs this hint, but only screen readers get it: use the field's hint.",
    show: () => (
      <>
        <TextInput label="Phone number" />
        <VisuallyHidden>Eleven digits, such as 0801 234 5678</VisuallyHidden>
      </>
    ),
  },
}

const meta = {
  title: 'ui/text/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { advice },
  args: { children: 'Heard, not seen' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Heard, not seen')
    await expect(words.getBoundingClientRect().width).toBeLessThan(2)
  },
}
