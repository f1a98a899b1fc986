import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { StatusBadge } from '@ui/booking/StatusBadge'
import { ActiveFilterChips } from '@ui/filters/ActiveFilterChips'
import { ChoiceChips } from '@ui/filters/ChoiceChips'
import { FilterPill } from '@ui/filters/FilterPill'
import { Beside } from './beside'

const homes = [
  { value: 'villa', label: 'Villa' },
  { value: 'loft', label: 'Loft' },
  { value: 'studio', label: 'Studio' },
]

const advice: Advice = {
  do: {
    why: 'A few short words beside each other, of which the chosen ones are seen at once.',
    show: () => <ChoiceChips options={homes} selected={['loft']} onToggle={() => undefined} />,
  },
  dont: {
    why: 'Sentences do not fit into chips: rows of checkboxes are read from top to bottom.',
    show: () => (
      <ChoiceChips
        options={homes.map(({ value, label }) => ({
          value,
          label: `${label} with a kitchen, a balcony and a place to park`,
        }))}
        selected={['loft']}
        onToggle={() => undefined}
      />
    ),
  },
}

/**
 * A short word in a frame. The product has four, and MUI's Chip is not used: ChoiceChips are chosen,
 * ActiveFilterChips are taken away, FilterPill opens its filter, and StatusBadge only says how a booking stands.
 *
 * @avoid For one required choice: ChoiceGroup. For an action: Button.
 * @a11y Chips that are chosen are buttons with `aria-pressed`; one that is taken away is called 'Remove …'; a pill has
 * `aria-expanded`; a badge is text. A colour never stands alone.
 */
const meta = {
  title: 'ui/theme/Chip',
  component: ChoiceChips,
  parameters: { advice },
  args: { options: homes, selected: ['loft'], onToggle: fn() },
} satisfies Meta<typeof ChoiceChips>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The four kinds beside each other. */
export const Variants: Story = {
  render: (args) => (
    <>
      <Beside label="ChoiceChips: chosen and not">
        <ChoiceChips {...args} />
      </Beside>
      <Beside label="ActiveFilterChips: taken away by a press">
        <ActiveFilterChips
          active={[
            { key: 'villa', label: 'Villa', cleared: {} },
            { key: 'pool', label: 'Swimming pool', cleared: {} },
          ]}
          onRemove={() => undefined}
          onReset={() => undefined}
        />
      </Beside>
      <Beside label="FilterPill: opens its filter">
        <FilterPill
          label="Guests"
          value={undefined}
          placeholder="Any"
          isOpen={false}
          onOpen={() => undefined}
        />
        <FilterPill
          label="Price"
          value="Up to ₦45,000"
          placeholder="Any"
          isOpen={false}
          onOpen={() => undefined}
        />
      </Beside>
      <Beside label="StatusBadge: says how a booking stands">
        <StatusBadge status="Pending" />
        <StatusBadge status="Confirmed" />
        <StatusBadge status="Completed" />
        <StatusBadge status="Cancelled" />
      </Beside>
    </>
  ),
}

export const Disabled: Story = { args: { disabled: true } }
