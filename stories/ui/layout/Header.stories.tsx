import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '@domain/paths'
import type { Advice } from '@stories/advice'
import { Header } from '@ui/layout/Header'
import { SearchBox } from '@ui/search/SearchBox'

const advice: Advice = {
  do: {
    why: 'The search is in the middle, on every page in the same place.',
    show: () => (
      <Header
        currentPath={paths.discover}
        hidesOnScroll={false}
        search={<SearchBox value="" onChange={() => undefined} onSubmit={() => undefined} />}
        onLogout={() => undefined}
      />
    ),
  },
  dont: {
    why: 'A title here takes the place of the search and disappears on scroll: PageHeading names the page.',
    show: () => (
      <Header
        currentPath={paths.discover}
        hidesOnScroll={false}
        search={<strong>Discover homes</strong>}
        onLogout={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/layout/Header',
  component: Header,
  parameters: { advice, layout: 'fullscreen' },
  args: {
    currentPath: paths.home,
    onLogout: fn(),
    search: <SearchBox value="" onChange={fn()} onSubmit={fn()} />,
  },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

const ada = { name: 'Ada Okonkwo', email: 'ada@staylet.test', photo: '/photos/avatar-1.webp' }
const desktop = { viewport: { value: 'desktop' } }
const mobile = { viewport: { value: 'mobile' } }

/** A visitor sees every link as text. With large text, for which they have no room, the menu has them. */
export const Default: Story = {
  globals: desktop,
  tags: ['req:HEAD-01', 'req:HEAD-02', 'req:HEAD-03'],
  play: async ({ canvas, globals }) => {
    if (Number(globals['textSize']) > 100) {
      await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible()
      return
    }
    const hrefs = {
      Dashboard: '/',
      Discover: '/discover',
      'My Bookings': '/my-bookings',
      'Saved Listings': '/saved-listings',
      Payments: '/payments',
      Message: '/message',
      Support: '/support',
      Notifications: '/notification',
      Login: '/login',
      'Sign Up': '/sign-up',
    }
    for (const [name, href] of Object.entries(hrefs)) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    for (const name of ['Message', 'Support', 'Notifications']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('title', name)
    }
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard')
  },
}

/** The link to the current page is underlined, or tinted where it is an icon. */
export const OnDiscover: Story = {
  globals: desktop,
  args: { currentPath: paths.discover },
  play: async ({ canvas, globals }) => {
    if (Number(globals['textSize']) > 100) return
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Discover')
  },
}
export const OnSupport: Story = {
  globals: desktop,
  args: { currentPath: paths.support },
  play: async ({ canvas, globals }) => {
    if (Number(globals['textSize']) > 100) return
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Support')
  },
}
/** On a page without a link here, no link is marked. */
export const Elsewhere: Story = {
  globals: desktop,
  args: { currentPath: paths.bookNow, user: ada, savedCount: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull()
    await expect(canvasElement).not.toHaveTextContent('0')
  },
}

/** A phone shows one icon for the account. Sign Up is in the menu. */
export const Mobile: Story = {
  globals: mobile,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign Up' })).toBeNull()
  },
}

/** With the largest text the search takes the whole header while it has the focus. */
export const SearchingWithLargeText: Story = {
  tags: ['played'],
  globals: { ...mobile, textSize: 200 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox')
    await userEvent.click(input)
    await expect(input.clientWidth).toBeGreaterThan(window.innerWidth / 2)
  },
}
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** The number of saved listings is beside their link, whose name does not change. */
export const LoggedIn: Story = {
  globals: desktop,
  args: { user: ada, savedCount: 3 },
  play: async ({ canvas, globals }) => {
    if (Number(globals['textSize']) > 100) return
    await expect(canvas.getByRole('link', { name: 'Saved Listings' })).toHaveTextContent(
      'Saved Listings3',
    )
  },
}

/** Until a stored session is checked, nothing says that the guest is not logged in. */
export const CheckingSession: Story = {
  globals: desktop,
  args: { isChecking: true },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument(),
}

export const LoggedInMobile: Story = { globals: mobile, args: { user: ada } }

export const LongNameNoPhoto: Story = {
  globals: desktop,
  args: { user: { name: 'Oluwadamilola Adébáyọ̀-Ọlátúnjí Nwachukwu', email: 'long@staylet.test' } },
}

/** The menu of a logged-in guest has five entries, works by keyboard and returns the focus. */
export const ProfileMenuOpen: Story = {
  ...LoggedIn,
  tags: ['req:HEAD-03', 'req:ROUTE-08', 'played'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Open profile menu' })
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('menu'))
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const items = menu.getAllByRole('menuitem')
    await expect(items.map((item) => item.getAttribute('href'))).toEqual([
      '/profile',
      '/settings',
      '/my-bookings',
      '/help',
      null,
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(button)
    await screen.findByRole('menu')
  },
}

/**
 * On a phone the menu contains every link of the header. It opens by keyboard, and Escape closes it
 * and returns the focus.
 */
export const MobileMenuOpen: Story = {
  ...Mobile,
  tags: ['req:HEAD-06', 'req:ROUTE-08', 'played'],
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open menu' })
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    open.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await expect(open).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(open).toHaveFocus()
    await userEvent.click(open)
    const menu = within(await screen.findByRole('dialog'))
    await expect(menu.getByRole('link', { name: 'Saved Listings' })).toHaveAttribute(
      'href',
      '/saved-listings',
    )
    await expect(menu.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/message')
    await userEvent.click(menu.getByRole('button', { name: 'Close menu' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(open).toHaveFocus()
    await userEvent.click(open)
    await screen.findByRole('dialog')
  },
}

export const LoggedInMobileMenuOpen: Story = {
  ...LoggedInMobile,
  tags: ['played'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const menu = within(await screen.findByRole('dialog'))
    await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await screen.findByRole('dialog')
  },
}

const scrollTo = async (y: number) => {
  window.scrollTo(0, y)
  // The browser fires its own scroll event with the next frame, so fire one now.
  await fireEvent.scroll(window)
}

/** A header that was just drawn does not follow the window yet. */
const untilItFollows = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    await scrollTo(0)
    await scrollTo(300)
    await expect(header(canvasElement)).toHaveAttribute('data-hidden', 'true')
  })

const onTallPage: Pick<Story, 'decorators'> = {
  decorators: [
    (HeaderStory) => (
      <Box sx={{ height: 2400 }}>
        <HeaderStory />
      </Box>
    ),
  ],
}

const header = (canvas: HTMLElement) => within(canvas).getByRole('banner')

/** The header hides on the way down beyond 100 px, and reappears after 20 px on the way up. */
export const HidesOnScroll: Story = {
  ...Default,
  ...onTallPage,
  tags: ['req:HEAD-05', 'test-case'],
  play: async ({ canvasElement }) => {
    const hidden = (state: string) =>
      waitFor(() => expect(header(canvasElement)).toHaveAttribute('data-hidden', state))
    await untilItFollows(canvasElement)
    await scrollTo(99)
    await hidden('false')
    await scrollTo(300)
    await hidden('true')
    await scrollTo(281)
    await hidden('true')
    await scrollTo(280)
    await hidden('false')
  },
}

/** Focus inside the header makes it visible and keeps it visible. */
export const StaysWhileInUse: Story = {
  ...Default,
  ...onTallPage,
  tags: ['req:HEAD-05', 'test-case'],
  play: async ({ canvas, canvasElement }) => {
    await untilItFollows(canvasElement)
    canvas.getByRole('searchbox').focus()
    await waitFor(() => expect(header(canvasElement)).toHaveAttribute('data-hidden', 'false'))
    await scrollTo(600)
    await expect(header(canvasElement)).toHaveAttribute('data-hidden', 'false')
  },
}
