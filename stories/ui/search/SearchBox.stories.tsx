import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchBox } from '@ui/search/SearchBox'

const meta = {
  title: 'ui/search/SearchBox',
  component: SearchBox,
  args: { value: '', onChange: fn(), onSubmit: fn() },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value)
    const keep = (text: string) => {
      args.onChange(text)
      setValue(text)
    }
    return <SearchBox {...args} value={value} onChange={keep} />
  },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { value: 'Lekki' } }
export const LongText: Story = {
  args: { value: 'A quiet house with a garden near the water in Port Harcourt' },
}

/** Empty and blank text go nowhere. */
export const RefusesBlank: Story = {
  tags: ['req:HEAD-08'],
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('searchbox', { name: 'Search homes' })
    await userEvent.type(box, '{Enter}')
    await userEvent.type(box, '   {Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Text goes out without the spaces around it. */
export const Submits: Story = {
  tags: ['req:HEAD-09'],
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByRole('searchbox'), ' lekki ')
    await userEvent.click(form.getByRole('button', { name: 'Search' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('lekki')
  },
}

export const Clears: Story = {
  ...Filled,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Clear' }))
    await expect(form.getByRole('searchbox')).toHaveValue('')
    await expect(form.getByRole('searchbox')).toHaveFocus()
  },
}
