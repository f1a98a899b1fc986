import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisitorLinks } from '@ui/layout/VisitorLinks'

const meta = {
  title: 'ui/layout/VisitorLinks',
  component: VisitorLinks,
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
  play: async ({ canvasElement }) => {
    const links = within(canvasElement)
    await expect(links.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(links.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up')
  },
}

/** A phone shows one icon. Sign Up is in the menu. */
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement)
    await expect(links.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(links.queryByRole('link', { name: 'Sign Up' })).toBeNull()
  },
}
