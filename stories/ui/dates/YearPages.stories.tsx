import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { YearPages } from '@ui/dates/YearPages'

const advice: Advice = {
  do: {
    why: 'Any later year may be chosen, so that twelve at a time are shown.',
    show: () => (
      <YearPages year={2026} firstYear={2026} onPick={() => undefined} onBack={() => undefined} />
    ),
  },
  dont: {
    why: 'Of twelve years ten cannot be chosen: two are options of a NativeSelect.',
    show: () => (
      <YearPages
        year={2026}
        firstYear={2026}
        lastYear={2027}
        onPick={() => undefined}
        onBack={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/dates/YearPages',
  component: YearPages,
  parameters: { advice },
  args: { year: 2026, firstYear: 2026, onPick: fn(), onBack: fn() },
} satisfies Meta<typeof YearPages>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  tags: ['req:CONST-06', 'test-case'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Earlier years' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Later years' }))
    await expect(canvas.getAllByRole('button', { name: /^20\d\d$/ })).toHaveLength(12)
    await userEvent.click(canvas.getByRole('button', { name: '2040' }))
    await expect(args.onPick).toHaveBeenCalledWith(2040)
    await userEvent.click(canvas.getByRole('button', { name: '2038 – 2049' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const LaterPage: Story = { args: { year: 2041 } }

/** Years beyond the last one are disabled. */
export const Bounded: Story = {
  args: { lastYear: 2027 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '2027' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: '2028' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Later years' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
