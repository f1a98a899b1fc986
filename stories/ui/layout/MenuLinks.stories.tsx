import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { paths } from '@domain/paths'
import type { Advice } from '@stories/advice'
import { menuAccountLinks, menuNavLinks } from '@ui/layout/menu-links'
import { MenuLinks } from '@ui/layout/MenuLinks'
import { SectionCard } from '@ui/layout/SectionCard'

const advice: Advice = {
  do: {
    why: 'A group of the mobile menu, with rows that are tall enough for a thumb.',
    show: () => (
      <MenuLinks links={menuNavLinks} currentPath={paths.discover} onChoose={() => undefined} />
    ),
  },
  dont: {
    why: 'In a card its hairline separates nothing, and no navigation names the list: FooterLinks does.',
    show: () => (
      <SectionCard title="Account">
        <MenuLinks
          links={menuAccountLinks}
          currentPath={paths.discover}
          onChoose={() => undefined}
        />
      </SectionCard>
    ),
  },
}

const meta = {
  title: 'ui/layout/MenuLinks',
  component: MenuLinks,
  parameters: { advice },
  args: { links: menuNavLinks, currentPath: paths.discover, onChoose: fn() },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof MenuLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/**
 * The link to the current page is tinted. Choosing a link is reported, so that the menu can close.
 */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Discover')
    const payments = canvas.getByRole('link', { name: 'Payments' })
    // Links in Storybook are plain anchors, and the click must not leave the story.
    payments.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(payments)
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

export const Account: Story = { args: { links: menuAccountLinks } }
