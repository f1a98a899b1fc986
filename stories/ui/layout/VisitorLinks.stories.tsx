import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { paths } from '@domain/paths'
import type { Advice } from '@stories/advice'
import { ProfileButton } from '@ui/layout/ProfileButton'
import { VisitorLinks } from '@ui/layout/VisitorLinks'

const advice: Advice = {
  do: {
    why: 'A visitor sees both ways in, and signing up is the stronger one.',
    show: () => (
      <div style={{ containerType: 'inline-size' }}>
        <VisitorLinks />
      </div>
    ),
  },
  dont: {
    why: 'Beside the profile it asks a guest to log in who is logged in.',
    show: () => (
      <div style={{ display: 'flex' }}>
        <ProfileButton
          currentPath={paths.home}
          user={{ name: 'Ngozi Eze' }}
          onLogout={() => undefined}
        />
        <div style={{ flex: 1, containerType: 'inline-size' }}>
          <VisitorLinks />
        </div>
      </div>
    ),
  },
}

const meta = {
  title: 'ui/layout/VisitorLinks',
  component: VisitorLinks,
  parameters: { advice },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VisitorLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:HEAD-03'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    // With large text there is room for one icon, as on a phone.
    if (Number(globals['textSize']) > 100) return
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up')
  },
}

/** A phone shows one icon. Sign Up is in the menu. */
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign Up' })).toBeNull()
  },
}
