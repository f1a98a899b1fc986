import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { paths } from '@domain/paths'
import { HeaderIcons } from '@ui/layout/HeaderIcons'

const meta = {
  title: 'ui/layout/HeaderIcons',
  component: HeaderIcons,
  args: { currentPath: paths.home },
} satisfies Meta<typeof HeaderIcons>

export default meta
type Story = StoryObj<typeof meta>

/** Each of the three icons has an accessible name and a title. */
export const Default: Story = {
  tags: ['req:HEAD-02'],
  play: async ({ canvasElement }) => {
    const icons = within(canvasElement)
    for (const name of ['Message', 'Support', 'Notifications']) {
      const link = icons.getByRole('link', { name })
      await expect(link).toHaveAttribute('title', name)
      await expect(link).not.toHaveAttribute('aria-current')
    }
  },
}

export const OnSupport: Story = {
  args: { currentPath: paths.support },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Support',
    )
  },
}
