import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { Logo } from '@ui/layout/Logo'

const advice: Advice = {
  do: { why: 'By itself at the beginning of a bar, with room around it.', show: () => <Logo /> },
  dont: {
    why: 'Within a sentence its mark and weight break the line: write the name.',
    show: () => (
      <p style={{ display: 'flex', gap: '0.25rem' }}>
        Book with <Logo /> for your next stay.
      </p>
    ),
  },
}

const meta = { title: 'ui/layout/Logo', component: Logo, parameters: { advice } } satisfies Meta<
  typeof Logo
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MarkOnly: Story = { args: { markOnly: true } }
