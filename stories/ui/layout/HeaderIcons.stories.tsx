import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { paths } from '@domain/paths'
import type { Advice } from '@stories/advice'
import { HeaderIcons } from '@ui/layout/HeaderIcons'
import { SectionCard } from '@ui/layout/SectionCard'

const advice: Advice = {
  do: {
    why: 'In the header the icons lead to pages, and the one that is shown is marked.',
    show: () => (
      <span style={{ display: 'flex', justifyContent: 'end' }}>
        <HeaderIcons currentPath={paths.notifications} />
      </span>
    ),
  },
  dont: {
    why: 'In a card the bell looks like a switch for this booking, but it leads to another page.',
    show: () => (
      <SectionCard title="Palm Court">
        Jan 10 to Jan 13
        <HeaderIcons currentPath={paths.myBookings} />
      </SectionCard>
    ),
  },
}

const meta = {
  title: 'ui/layout/HeaderIcons',
  component: HeaderIcons,
  parameters: { advice },
  args: { currentPath: paths.home },
} satisfies Meta<typeof HeaderIcons>

export default meta
type Story = StoryObj<typeof meta>

/** Each of the three icons has an accessible name and a title. */
export const Default: Story = {
  tags: ['req:HEAD-02'],
  play: async ({ canvas }) => {
    for (const name of ['Message', 'Support', 'Notifications']) {
      const link = canvas.getByRole('link', { name })
      await expect(link).toHaveAttribute('title', name)
      await expect(link).not.toHaveAttribute('aria-current')
    }
  },
}

export const OnSupport: Story = {
  args: { currentPath: paths.support },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Support'),
}
