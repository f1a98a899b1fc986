import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FilterDrawer } from '@ui/filters/FilterDrawer'
import { FilterPanel } from '@ui/filters/FilterPanel'
import { choices } from './choices'

const advice: Advice = {
  do: {
    why: 'On a phone the filters cover the results, whose number is on the button that closes them.',
    show: () => (
      <FilterDrawer
        {...choices}
        filters={{ bedroomNo: 3 }}
        onChange={() => undefined}
        onReset={() => undefined}
        open
        onClose={() => undefined}
        total={22}
      />
    ),
  },
  dont: {
    why: 'The panel below it has the same filters: one of the two is enough at each width.',
    show: () => (
      <>
        <FilterPanel
          {...choices}
          filters={{ bedroomNo: 3 }}
          onChange={() => undefined}
          onReset={() => undefined}
        />
        <FilterDrawer
          {...choices}
          filters={{ bedroomNo: 3 }}
          onChange={() => undefined}
          onReset={() => undefined}
          open
          onClose={() => undefined}
          total={undefined}
        />
      </>
    ),
  },
}

const meta = {
  title: 'product/filters/FilterDrawer',
  id: 'ui-filters-filterdrawer',
  component: FilterDrawer,
  parameters: { advice },
  args: {
    ...choices,
    filters: {},
    onChange: fn(),
    onReset: fn(),
    open: true,
    onClose: fn(),
    total: 120,
  },
} satisfies Meta<typeof FilterDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { globals: { viewport: { value: 'mobile' } } }

/** The button at the bottom states the number of matches and closes the drawer. */
export const Behaviour: Story = {
  ...Default,
  tags: ['test-case'],
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Show 120 homes' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Close filters' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(3)
  },
}
export const OneListing: Story = { args: { total: 1, filters: { city: 'Oguta' } } }
export const NoListings: Story = { args: { total: 0, filters: { city: 'Nowhere' } } }
export const MoreThanCounted: Story = { args: { total: 1_000, isCapped: true } }
export const NotCountedYet: Story = { args: { total: undefined } }
