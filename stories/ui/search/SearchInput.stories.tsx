import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { useHeld } from '@stories/use-held'
import { SearchBox } from '@ui/search/SearchBox'
import { SearchInput, type SearchInputProps } from '@ui/search/SearchInput'

const where: SearchInputProps = {
  value: '',
  onChange: () => undefined,
  label: 'Where',
  placeholder: 'City, area or home',
}

const advice: Advice = {
  do: {
    why: 'In a form of its own, SearchBox gives it a frame and the button that searches.',
    show: () => <SearchBox value="" onChange={() => undefined} onSubmit={() => undefined} />,
  },
  dont: {
    why: 'Without a form it has no frame, and Enter does nothing.',
    show: () => <SearchInput {...where} />,
  },
}

const meta = {
  title: 'product/search/SearchInput',
  id: 'ui-search-searchinput',
  component: SearchInput,
  parameters: { advice },
  args: { ...where, onChange: fn(), onChoose: fn() },
  render: function Typed(args) {
    const [value, setValue] = useHeld(args.value)
    return (
      <SearchInput
        {...args}
        value={value}
        onChange={(text) => {
          args.onChange(text)
          setValue(text)
        }}
      />
    )
  },
} satisfies Meta<typeof SearchInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { value: 'Lekki' } }

/** Choosing a suggestion fills the input and says which one it was. */
export const Chooses: Story = {
  args: { suggestions: [{ kind: 'place', text: 'Lagos', total: 32 }] },
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Where' })
    await userEvent.type(box, 'la')
    await userEvent.click(await canvas.findByRole('option', { name: 'Lagos 32 homes' }))
    await expect(box).toHaveValue('Lagos')
    await expect(args.onChoose).toHaveBeenCalledWith('Lagos')
  },
}

/** Enter without a chosen suggestion closes the list, because the form searches for the text. */
export const SubmitsAsTyped: Story = {
  ...Chooses,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'la')
    await canvas.findByRole('listbox')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
