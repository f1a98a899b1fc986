import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PropertyTypeIcon } from '@ui/listing/PropertyTypeIcon'

const advice: Advice = {
  do: {
    why: 'The name beside it says which type it means.',
    show: () => (
      <span style={{ display: 'flex', gap: '0.5rem' }}>
        <PropertyTypeIcon name="Apartment" /> Apartment
      </span>
    ),
  },
  dont: {
    why: 'Alone, nobody knows which types they mean, and screen readers hear nothing.',
    show: () => (
      <span style={{ display: 'flex', gap: '1rem' }}>
        <PropertyTypeIcon name="Villa" />
        <PropertyTypeIcon name="House" />
      </span>
    ),
  },
}

const meta = {
  title: 'product/listing/PropertyTypeIcon',
  id: 'ui-listing-propertytypeicon',
  component: PropertyTypeIcon,
  parameters: { advice },
  args: { name: 'Apartment' },
} satisfies Meta<typeof PropertyTypeIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllTypes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      {[
        'Apartment',
        'House',
        'Villa',
        'Studio',
        'Duplex',
        'Penthouse',
        'Bungalow',
        'Beach House',
      ].map((name) => (
        <PropertyTypeIcon key={name} name={name} />
      ))}
    </div>
  ),
}

export const UnknownType: Story = { args: { name: 'Treehouse' } }
export const OwnIcon: Story = {
  args: { fileUrl: '/photos/thumb-bedroom-1.webp' },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('img')).toHaveAttribute('alt', ''),
}
export const OwnIconFails: Story = {
  args: { fileUrl: '/photos/missing.webp' },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('svg')).toBeInTheDocument()),
}
