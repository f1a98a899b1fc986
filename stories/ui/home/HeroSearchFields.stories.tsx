import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FIXTURE_TODAY } from '@tests/fixtures/clock'
import { HeroSearch } from '@ui/home/HeroSearch'
import { HeroSearchFields } from '@ui/home/HeroSearchFields'

const blank = { query: {}, onChange: () => undefined, today: FIXTURE_TODAY }

const advice: Advice = {
  do: {
    why: 'HeroSearch puts them into its form, which searches.',
    show: () => (
      <div style={{ padding: '1rem', backgroundColor: 'rgb(110 90 70)' }}>
        <HeroSearch {...blank} onSubmit={() => undefined} />
      </div>
    ),
  },
  dont: {
    why: 'Alone on a page nothing says what they are for, and nothing searches.',
    show: () => <HeroSearchFields {...blank} />,
  },
}

const meta = {
  title: 'product/home/HeroSearchFields',
  id: 'ui-home-herosearchfields',
  component: HeroSearchFields,
  parameters: { advice },
  args: { ...blank, onChange: fn() },
} satisfies Meta<typeof HeroSearchFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = {
  args: {
    query: { search: 'Lekki', startDate: '2026-01-10', endDate: '2026-01-13', guestNo: 2 },
  },
}
/** Only a check-in has been chosen so far. */
export const OneDate: Story = { args: { query: { startDate: '2026-01-10' } } }
