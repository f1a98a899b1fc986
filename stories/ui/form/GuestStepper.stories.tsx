import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { useHeld } from '@stories/use-held'
import { GuestStepper } from '@ui/form/GuestStepper'

const advice: Advice = {
  do: {
    why: "The count is within the listing's maximum, which the hint says.",
    show: () => <GuestStepper value={2} maximum={4} onChange={() => undefined} />,
  },
  dont: {
    why: 'A count above the maximum contradicts the hint: limit it before it is shown.',
    show: () => <GuestStepper value={9} maximum={4} onChange={() => undefined} />,
  },
}

const meta = {
  title: 'ui/form/GuestStepper',
  component: GuestStepper,
  parameters: { advice },
  args: { value: 1, maximum: 3, onChange: fn() },
  render: function Counted(args) {
    const [value, setValue] = useHeld(args.value)
    const keep = (guests: number) => {
      args.onChange(guests)
      setValue(guests)
    }
    return <GuestStepper {...args} value={value} onChange={keep} />
  },
} satisfies Meta<typeof GuestStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each click adds one guest, up to the maximum of three, where the button keeps the focus. */
export const Behaviour: Story = {
  tags: ['req:BOOK-02', 'test-case'],
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Guests' }))
    const [minus, plus] = [
      group.getByRole('button', { name: 'Remove a guest' }),
      group.getByRole('button', { name: 'Add a guest' }),
    ]
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(plus)
    await userEvent.click(plus)
    await expect(group.getByRole('status')).toHaveTextContent('3 guests')
    await expect(plus).toHaveAttribute('aria-disabled', 'true')
    await expect(plus).toHaveFocus()
    await userEvent.click(minus)
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await expect(plus).toHaveAttribute('aria-disabled', 'false')
  },
}
export const Between: Story = { args: { value: 2 } }
export const AtMost: Story = { args: { value: 3 } }
/** The listing does not state its capacity, so the count is one and both buttons do nothing. */
export const OneGuestListing: Story = {
  tags: ['req:BOOK-03'],
  args: { maximum: 1 },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button')
    for (const button of buttons) await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
export const ManyGuests: Story = { args: { value: 112, maximum: 250 } }
