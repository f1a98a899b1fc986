import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { firstAmenities } from '@domain/listing/first-names'
import type { Advice } from '@stories/advice'
import { amenityIds, makeAmenities } from '@tests/fixtures/make-property-types'
import { NamedChoice } from '@ui/filters/NamedChoice'

const advice: Advice = {
  do: {
    why: 'While the options load, grey chips of the usual length keep their room.',
    show: () => (
      <section aria-label="Amenities">
        <NamedChoice
          named={undefined}
          standIns={Object.values(firstAmenities)}
          noneText={filterPanelCopy.noAmenities}
          selected={[]}
          onToggle={() => undefined}
        />
      </section>
    ),
  },
  dont: {
    why: 'Without names of the usual length the section is empty while it loads, and the filters below it jump.',
    show: () => (
      <section aria-label="Amenities">
        <NamedChoice
          named={undefined}
          standIns={[]}
          noneText={filterPanelCopy.noAmenities}
          selected={[]}
          onToggle={() => undefined}
        />
      </section>
    ),
  },
}

const meta = {
  title: 'product/filters/NamedChoice',
  id: 'ui-filters-namedchoice',
  component: NamedChoice,
  parameters: { advice },
  args: {
    named: makeAmenities(),
    standIns: Object.values(firstAmenities),
    noneText: filterPanelCopy.noAmenities,
    selected: [amenityIds.washer],
    onToggle: fn(),
  },
} satisfies Meta<typeof NamedChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The five seeded amenities. */
export const Behaviour: Story = {
  tags: ['req:FILT-11', 'test-case'],
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('button').map((chip) => chip.textContent)
    await expect(names).toEqual([
      'Parking available',
      'Washer',
      'Air conditioning',
      'Kitchen',
      '24/7 WiFi connection',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Kitchen' }))
    await expect(args.onToggle).toHaveBeenLastCalledWith(amenityIds.kitchen)
  },
}

export const LoadingNames: Story = { args: { named: undefined } }

/** The five names are disabled, and the error is shown. */
export const FailedNames: Story = {
  tags: ['req:FILT-04', 'req:ERR-02'],
  args: { named: undefined, error: 'Failed to fetch amenities' },
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('button')) await expect(chip).toBeDisabled()
    await expect(canvas.getAllByRole('button')).toHaveLength(5)
    await expect(canvas.getByRole('status')).toHaveTextContent('Failed to fetch amenities')
  },
}

export const NoNames: Story = { args: { named: [] } }
