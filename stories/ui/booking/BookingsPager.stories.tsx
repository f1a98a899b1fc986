import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { BookingsPager } from '@ui/booking/BookingsPager'

const advice: Advice = {
  do: {
    why: 'It says which page this is, and leads to the others.',
    show: () => <BookingsPager page={1} pages={3} onPageChange={() => undefined} />,
  },
  dont: {
    why: 'On a single page nothing can be turned: leave the pager out.',
    show: () => <BookingsPager page={1} pages={1} onPageChange={() => undefined} />,
  },
}

const meta = {
  title: 'product/booking/BookingsPager',
  id: 'ui-booking-bookingspager',
  component: BookingsPager,
  parameters: { advice },
  args: { page: 2, pages: 3, onPageChange: fn() },
} satisfies Meta<typeof BookingsPager>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  ...Default,
  tags: ['req:MYB-11', 'test-case'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Showing Page 2 of 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2')
  },
}
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Previous' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const LastPage: Story = { args: { page: 3 } }
export const OnePage: Story = { args: { page: 1, pages: 1 } }
export const ManyPages: Story = { args: { page: 50, pages: 84 } }
