import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { SectionCard } from '@ui/layout/SectionCard'
import { Helpful } from '@ui/support/Helpful'

const advice: Advice = {
  do: {
    why: 'Below an article it lets a reader say whether it was of use.',
    show: () => (
      <>
        <p>Open the booking and choose Cancel.</p>
        <Helpful />
      </>
    ),
  },
  dont: {
    why: 'It keeps no answer, and a guest believes to have reviewed the home.',
    show: () => (
      <SectionCard title="Review your stay at Palm Court">
        <Helpful />
      </SectionCard>
    ),
  },
}

const meta = {
  title: 'product/support/Helpful',
  id: 'ui-support-helpful',
  component: Helpful,
  parameters: { advice },
} satisfies Meta<typeof Helpful>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Only one thumb can be selected, and a second click clears it. */
export const Behaviour: Story = {
  tags: ['req:SUP-07', 'test-case'],
  play: async ({ canvas }) => {
    const yes = canvas.getByRole('button', { name: 'Yes, this helped' })
    const no = canvas.getByRole('button', { name: 'No, this did not help' })
    await userEvent.click(yes)
    await expect(yes).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(no)
    await expect(yes).toHaveAttribute('aria-pressed', 'false')
    await expect(no).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(no)
    await expect(no).toHaveAttribute('aria-pressed', 'false')
  },
}

export const Yes: Story = {
  tags: ['played'],
  play: async ({ canvas }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Yes, this helped' })),
}
