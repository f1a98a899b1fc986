import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { inFormWidth } from '@stories/ui/auth/in-form-width'
import { useHeld } from '@stories/use-held'
import { blankCode } from '@ui/form/code-digits'
import { CodeBoxes } from '@ui/form/CodeBoxes'

const advice: Advice = {
  do: {
    why: 'The label says which code the guest has received.',
    show: () => (
      <CodeBoxes
        label="6-digit code from the message"
        digits={['4', '7', '1', '', '', '']}
        onDigitsChange={() => undefined}
      />
    ),
  },
  dont: {
    why: "A booking's reference has letters, which the boxes refuse: TextInput takes them.",
    show: () => (
      <CodeBoxes label="Booking reference" digits={blankCode} onDigitsChange={() => undefined} />
    ),
  },
}

const meta = {
  title: 'ui/form/CodeBoxes',
  component: CodeBoxes,
  parameters: { advice },
  args: { label: '6-digit code', digits: blankCode, onDigitsChange: fn() },
  decorators: [inFormWidth],
  render: function Held({ digits: initial, onDigitsChange, ...args }) {
    const [digits, setDigits] = useHeld(initial)
    return (
      <CodeBoxes
        {...args}
        digits={digits}
        onDigitsChange={(changed) => {
          setDigits(changed)
          onDigitsChange(changed)
        }}
      />
    )
  },
} satisfies Meta<typeof CodeBoxes>

export default meta
type Story = StoryObj<typeof meta>

const boxesOf = (canvasElement: HTMLElement) => {
  const boxes = within(canvasElement).getAllByRole<HTMLInputElement>('textbox')
  return {
    box: (place: number) => boxes[place - 1] as HTMLInputElement,
    text: () => boxes.map(({ value }) => value || '·').join(''),
  }
}

/** Six named boxes form a named group. The first one accepts the code that a phone offers. */
export const Default: Story = {
  tags: ['req:OTP-01'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: '6-digit code' })
    await expect(within(group).getAllByRole('textbox')).toHaveLength(6)
    const first = within(group).getByRole('textbox', { name: 'Digit 1 of 6' })
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(first).toHaveAttribute('inputmode', 'numeric')
    await expect(within(group).getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveAttribute(
      'autocomplete',
      'off',
    )
  },
}

/** A digit moves to the next box and Backspace to the previous one. Letters are ignored. */
export const Typed: Story = {
  tags: ['req:OTP-01', 'req:OTP-02', 'req:CONST-01', 'played'],
  play: async ({ canvasElement }) => {
    const { box, text } = boxesOf(canvasElement)
    await userEvent.click(box(1))
    await userEvent.keyboard('1a2-3')
    await expect(text()).toBe('123···')
    await expect(box(4)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(text()).toBe('12····')
    await expect(box(3)).toHaveFocus()
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    await expect(text()).toBe('······')
    await expect(box(1)).toHaveFocus()
    await userEvent.keyboard('123456')
    await expect(text()).toBe('123456')
    await expect(box(6)).toHaveFocus()
    await userEvent.keyboard('7')
    await expect(text()).toBe('123457')
  },
}

/** The arrow keys, Home and End move the focus. A typed digit replaces the one in the box. */
export const ByArrows: Story = {
  tags: ['test-case'],
  args: { digits: ['1', '2', '3', '4', '5', '6'] },
  play: async ({ canvasElement }) => {
    const { box, text } = boxesOf(canvasElement)
    await userEvent.click(box(3))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(box(2)).toHaveFocus()
    await userEvent.keyboard('9')
    await expect(text()).toBe('193456')
    await expect(box(3)).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(box(6)).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowLeft}{Delete}')
    await expect(text()).toBe('·93456')
    await expect(box(1)).toHaveFocus()
  },
}

/** The browser fills the whole code into the first box. */
export const Autofilled: Story = {
  tags: ['test-case'],
  play: async ({ canvasElement }) => {
    const { box, text } = boxesOf(canvasElement)
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(box(1), '048213')
    box(1).dispatchEvent(new Event('input', { bubbles: true }))
    await expect(text()).toBe('048213')
  },
}

export const Filled: Story = { args: { digits: ['0', '4', '8', '2', '1', '3'] } }

export const Invalid: Story = {
  args: { digits: ['0', '4', '', '', '', ''], error: 'Enter all 6 digits' },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group')
    await expect(group).toHaveAccessibleDescription('Enter all 6 digits')
    await expect(boxesOf(canvasElement).box(1)).toHaveAttribute('aria-invalid', 'true')
  },
}
