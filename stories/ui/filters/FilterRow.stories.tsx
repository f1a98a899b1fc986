import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import type { Advice } from '@stories/advice'
import { ChoiceChips } from '@ui/filters/ChoiceChips'
import { FilterPill } from '@ui/filters/FilterPill'
import { FilterRow } from '@ui/filters/FilterRow'

const Never = lazy(() => new Promise<{ default: () => null }>(() => {}))

const advice: Advice = {
  do: {
    why: 'One row of pills, whose height is reserved while their code loads.',
    show: () => (
      <FilterRow>
        <div style={{ display: 'flex' }}>
          <FilterPill
            label="Bedrooms"
            value="3+"
            placeholder="Any"
            isOpen={false}
            onOpen={() => undefined}
          />
          <FilterPill
            label="Guests"
            value={undefined}
            placeholder="Any"
            isOpen={false}
            onOpen={() => undefined}
          />
        </div>
      </FilterRow>
    ),
  },
  dont: {
    why: 'Chips wrap onto several rows, and what is below moves when they arrive.',
    show: () => (
      <FilterRow>
        <ChoiceChips
          options={[
            'Wi-Fi',
            'Pool',
            'Parking',
            'Kitchen',
            'Washer',
            'Air conditioning',
            'Generator',
          ].map((label) => ({ value: label, label }))}
          selected={[]}
          onToggle={() => undefined}
        />
      </FilterRow>
    ),
  },
}

const meta = {
  title: 'product/filters/FilterRow',
  id: 'ui-filters-filterrow',
  component: FilterRow,
  parameters: { advice },
  args: { children: 'Six pills' },
} satisfies Meta<typeof FilterRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The placeholder has the final height, so that nothing moves. */
export const OnItsWay: Story = { args: { children: <Never /> } }
/** A large window keeps the place of the row before React hydrates the page. Narrower ones have none. */
export const RenderedByTheServer: Story = { args: { children: undefined } }
