import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { makePropertyTypes, propertyTypeIds } from '@tests/fixtures/make-property-types'
import { PropertyTypeTabs } from '@ui/listing/PropertyTypeTabs'

const named = (...names: string[]) => names.map((name) => ({ _id: name, name }))

const advice: Advice = {
  do: {
    why: "They narrow the homes below by type, and 'All' takes the filter away.",
    show: () => (
      <PropertyTypeTabs
        types={makePropertyTypes().slice(0, 3)}
        selectedId={undefined}
        onSelect={() => undefined}
      />
    ),
  },
  dont: {
    why: "Parts of a page have no 'All', and none of them can be switched off: TabRow.",
    show: () => (
      <PropertyTypeTabs
        types={named('Profile', 'Preferences')}
        selectedId="Profile"
        onSelect={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'product/listing/PropertyTypeTabs',
  id: 'ui-listing-propertytypetabs',
  component: PropertyTypeTabs,
  parameters: { advice },
  args: { types: makePropertyTypes(), onSelect: fn() },
} satisfies Meta<typeof PropertyTypeTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** 'All' comes first and is selected while no type is chosen. */
export const Behaviour: Story = {
  tags: ['req:DISC-05', 'test-case'],
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button')
    await expect(first).toHaveTextContent('All')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Villa' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(propertyTypeIds.villa)
  },
}

/** Clicking the selected tab clears it, and so does 'All'. */
export const Selected: Story = {
  tags: ['req:FILT-02', 'played'],
  args: { selectedId: propertyTypeIds.villa },
  play: async ({ canvas, args }) => {
    const villa = canvas.getByRole('button', { name: 'Villa', pressed: true })
    await userEvent.click(villa)
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
    await expect(args.onSelect).toHaveBeenCalledTimes(2)
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined)
  },
}

/** The row is one tab stop. The arrow keys, Home and End move inside it and wrap. */
export const ByKeyboard: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Apartment' })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Duplex' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(propertyTypeIds.duplex)
  },
}

export const Loading: Story = { args: { types: undefined } }
export const NoTypes: Story = { args: { types: [] } }
export const UnknownSelected: Story = { args: { selectedId: 'gone' } }

/** There are more types than fit, so the edge fades where more are hidden. */
export const ManyTypes: Story = {
  args: {
    types: named(
      'Apartment',
      'House',
      'Villa',
      'Studio',
      'Duplex',
      'Penthouse',
      'Bungalow',
      'Beach House',
      'Serviced Apartment',
      'Guest House',
      'Farm Stay',
      'Boat',
      'Cabin',
      'Loft',
    ),
  },
}
export const LongNames: Story = {
  args: {
    types: named('Serviced apartment in a gated estate', 'Family compound with a courtyard'),
  },
}
/** Another backend's icon is preferred. If it fails to load, our own is shown. */
export const OwnIcons: Story = {
  args: {
    types: [
      { _id: 'a', name: 'Villa', icon: { fileUrl: '/photos/thumb-bedroom-1.webp' } },
      { _id: 'b', name: 'Studio', icon: { fileUrl: '/photos/missing.webp' } },
    ],
  },
}
