import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Suggestion } from '@domain/search/suggestions'
import type { Advice } from '@stories/advice'
import { useHeld } from '@stories/use-held'
import { PageHeading } from '@ui/layout/PageHeading'
import { SearchBox } from '@ui/search/SearchBox'

const advice: Advice = {
  do: {
    why: 'It searches all homes, and Enter leads to the results.',
    show: () => <SearchBox value="lagos" onChange={() => undefined} onSubmit={() => undefined} />,
  },
  dont: {
    why: 'It is the landmark for the search of homes: a TextInput narrows a list that is on the page.',
    show: () => (
      <>
        <PageHeading>My Bookings</PageHeading>
        <SearchBox value="" onChange={() => undefined} onSubmit={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'product/search/SearchBox',
  id: 'ui-search-searchbox',
  component: SearchBox,
  parameters: { advice },
  args: { value: '', onChange: fn(), onSubmit: fn() },
  render: function Typed(args) {
    const [value, setValue] = useHeld(args.value)
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

/** Empty and blank texts are not submitted. The button leads to the box instead. */
export const RefusesBlank: Story = {
  tags: ['req:HEAD-08', 'test-case'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search homes' })
    await userEvent.type(box, '{Enter}')
    await userEvent.type(box, '   {Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(box).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The text is submitted without surrounding spaces. */
export const Submits: Story = {
  tags: ['req:HEAD-09', 'test-case'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' lekki ')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('lekki')
  },
}

export const Clears: Story = {
  ...Filled,
  tags: ['test-case'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

const suggestions: readonly Suggestion[] = [
  { kind: 'place', text: 'Lagos Island', total: 12 },
  { kind: 'place', text: 'Lagos', total: 32 },
  { kind: 'listing', text: 'Palm Villa' },
  { kind: 'listing', text: 'Lagoon Loft' },
]

/** Suggestions appear while the guest types, and their number is announced. */
export const Suggests: Story = {
  args: { suggestions },
  tags: ['req:HEAD-07', 'played'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Search homes' })
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(box, 'la')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expect(box).toHaveAttribute('aria-controls', (await canvas.findByRole('listbox')).id)
    await expect(canvas.getByRole('status')).toHaveTextContent('4 suggestions')
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
  },
}

/** The arrow keys move through the list and wrap, and Enter chooses the active suggestion. */
export const ChoosesByKeyboard: Story = {
  ...Suggests,
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox')
    const isOn = async (index: number) => {
      const option = (await canvas.findAllByRole('option')).at(index)
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expect(box).toHaveAttribute('aria-activedescendant', option?.id)
      await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(1)
    }
    await userEvent.type(box, 'la')
    await expect(box).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowUp}')
    await isOn(3)
    await userEvent.keyboard('{ArrowDown}')
    await isOn(0)
    await userEvent.keyboard('{End}')
    await isOn(3)
    await userEvent.keyboard('{Home}{ArrowDown}')
    await isOn(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('Lagos')
    await expect(box).toHaveValue('Lagos')
    await expect(box).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/**
 * Escape closes the list and keeps the text, even when pressed twice. An arrow key opens the list
 * again.
 */
export const Closes: Story = {
  ...Suggests,
  tags: ['test-case'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'la')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('la')
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('listbox')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const ChoosesByClick: Story = {
  ...Suggests,
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'la')
    await userEvent.click(await canvas.findByRole('option', { name: 'Lagos 32 homes' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('Lagos')
    await expect(canvas.getByRole('combobox')).toHaveValue('Lagos')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/**
 * The empty box offers the latest searches and a button that clears them, on a click or an arrow
 * key.
 */
export const OffersRecent: Story = {
  tags: ['played'],
  args: {
    suggestions: [
      { kind: 'recent', text: 'two bedroom lekki' },
      { kind: 'recent', text: 'Abuja' },
    ],
    onForget: fn(),
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.click(box)
    await expect(await canvas.findByRole('listbox', { name: 'Recent searches' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 suggestions')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('two bedroom lekki')
    await userEvent.clear(box)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onForget).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Without `onForget` the latest searches cannot be cleared, so no button offers it. */
export const KeepsRecent: Story = {
  tags: ['test-case'],
  args: { ...OffersRecent.args, onForget: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const names = (await canvas.findAllByRole('option')).map(({ textContent }) => textContent)
    await expect(names).toEqual(['two bedroom lekki', 'Abuja'])
  },
}
