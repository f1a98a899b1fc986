import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { Pager } from '@ui/listing/Pager'

const advice: Advice = {
  do: {
    why: 'Each page has an address, which another tab can open.',
    show: () => <Pager page={2} pages={5} hrefFor={(page) => `#page-${page}`} />,
  },
  dont: {
    why: 'All pages have one address, so that another tab shows the first one again: BookingsPager.',
    show: () => <Pager page={2} pages={5} hrefFor={() => '#bookings'} />,
  },
}

const meta = {
  title: 'product/listing/Pager',
  id: 'ui-listing-pager',
  component: Pager,
  parameters: { advice },
  args: { page: 5, pages: 10, hrefFor: (page) => `?page=${page}`, onPageChange: fn() },
} satisfies Meta<typeof Pager>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows the first, current and last pages, with ellipses between them. */
export const Behaviour: Story = {
  tags: ['req:HOME-09', 'test-case'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent('1…5…10')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('5')
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(6)
    await userEvent.click(canvas.getByRole('link', { name: 'Page 10' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(10)
  },
}

/** A Ctrl-click is left to the browser, which opens the page in another tab. */
export const OpensInAnotherTab: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('link', { name: 'Next page' })
    await expect(next).toHaveAttribute('href', '?page=6')
    await fireEvent.click(next, { ctrlKey: true })
    await expect(args.onPageChange).not.toHaveBeenCalled()
  },
}

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Next page' })).toBeVisible()
  },
}
export const LastPage: Story = { args: { page: 10 } }
export const TwoPages: Story = { args: { page: 1, pages: 2 } }
export const ManyPages: Story = { args: { page: 50, pages: 84 } }
export const OnePage: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
}
