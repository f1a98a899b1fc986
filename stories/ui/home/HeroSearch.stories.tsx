import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { useHeld } from '@stories/use-held'
import { FIXTURE_TODAY } from '@tests/fixtures/clock'
import { HeroSearch, type HeroSearchProps } from '@ui/home/HeroSearch'

const blank: HeroSearchProps = {
  query: {},
  onChange: () => undefined,
  onSubmit: () => undefined,
  today: FIXTURE_TODAY,
}

const advice: Advice = {
  do: {
    why: 'On the photo of the home page it is the first thing that a guest uses.',
    show: () => (
      <div style={{ padding: '1rem', backgroundColor: 'rgb(110 90 70)' }}>
        <HeroSearch {...blank} />
      </div>
    ),
  },
  dont: {
    why: 'In a narrow column its fields have no room: FilterPanel is a column.',
    show: () => (
      <div style={{ width: '22rem', padding: '1rem', backgroundColor: 'rgb(110 90 70)' }}>
        <HeroSearch {...blank} />
      </div>
    ),
  },
}

const meta = {
  title: 'product/home/HeroSearch',
  id: 'ui-home-herosearch',
  component: HeroSearch,
  args: { ...blank, onChange: fn(), onSubmit: fn() },
  parameters: { advice },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', backgroundColor: 'rgb(110 90 70)' }}>
        <Story />
      </div>
    ),
  ],
  render: function Filled(args) {
    const [query, setQuery] = useHeld(args.query)
    return (
      <HeroSearch
        {...args}
        query={query}
        onChange={(changed) => {
          args.onChange(changed)
          setQuery({ ...query, ...changed })
        }}
      />
    )
  },
} satisfies Meta<typeof HeroSearch>

export default meta
type Story = StoryObj<typeof meta>

const filled = {
  search: 'Lekki',
  startDate: '2026-01-10',
  endDate: '2026-01-13',
  guestNo: 2,
}

export const Default: Story = {}
export const Filled: Story = { args: { query: filled } }
export const LongText: Story = {
  args: {
    query: { ...filled, search: 'A quiet house with a garden in Port Harcourt', guestNo: 16 },
  },
}
/** On a phone it is one line, which says what has been chosen. */
export const OnAPhone: Story = { ...Filled, globals: { viewport: { value: 'mobile' } } }

/** Place and guests are filled in, and the form says that the guest searches. */
export const Behaviour: Story = {
  tags: ['test-case'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    const form = within(canvas.getByRole('search', { name: /place, dates and guests/ }))
    await userEvent.type(form.getByRole('searchbox', { name: 'Where' }), 'Ikoyi')
    await userEvent.click(form.getByRole('button', { name: 'More guests' }))
    await expect(
      within(form.getByRole('group', { name: 'Who' })).getByRole('status'),
    ).toHaveTextContent('1 guest')
    await userEvent.click(form.getByRole('button', { name: 'Find homes' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/**
 * A form that no script submits leads to Discover, with the name under which Discover reads the
 * place. Without scripts nobody can choose dates or guests.
 */
export const WithoutScripts: Story = {
  ...Filled,
  tags: ['test-case'],
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')
    if (!form) throw new Error('There is no form.')
    await expect(form).toHaveAttribute('action', '/discover')
    await expect([...new FormData(form)]).toEqual([['search', 'Lekki']])
  },
}

/** The line of a phone opens the sheet, which searches and closes. */
export const OpensTheSheet: Story = {
  ...Filled,
  tags: ['played'],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Find homes Lekki/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Find homes' }))
    await expect(sheet.getByRole('searchbox', { name: 'Where' })).toHaveValue('Lekki')
    await userEvent.click(sheet.getByRole('button', { name: 'Find homes' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: /^Find homes Lekki/ }))
    await screen.findByRole('dialog', { name: 'Find homes' })
  },
}
