import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { bareListing, lagoonLoft, longName, makeListing } from '@tests/fixtures/make-listing'
import { SectionCard } from '@ui/layout/SectionCard'
import { SaveButton } from '@ui/listing/SaveButton'
import { ShareButton } from '@ui/listing/ShareButton'
import { PropertyTitle } from '@ui/property/PropertyTitle'

const advice: Advice = {
  do: {
    why: "It is the title of the listing's own page.",
    show: () => <PropertyTitle listing={lagoonLoft} />,
  },
  dont: {
    why: "In a card it is a second h1, as loud as the page's: ListingCard.",
    show: () => (
      <SectionCard title="Similar homes">
        <PropertyTitle listing={lagoonLoft} />
      </SectionCard>
    ),
  },
}

const meta = {
  title: 'product/property/PropertyTitle',
  id: 'ui-property-propertytitle',
  component: PropertyTitle,
  parameters: { advice },
  args: {
    listing: lagoonLoft,
    actions: (
      <>
        <SaveButton onToggle={fn()} />
        <ShareButton onShare={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof PropertyTitle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(lagoonLoft.name)
    await expect(canvas.getByText('4.7/5')).toBeVisible()
    await expect(canvas.getByText('Lekki, Lagos')).toBeVisible()
  },
}
export const SaysLittle: Story = { args: { listing: bareListing } }
export const NoActions: Story = { args: { actions: undefined } }
export const LongName: Story = { args: { listing: longName } }
export const LongWord: Story = { args: { listing: makeListing({ name: 'Abeokuta'.repeat(38) }) } }
export const RightToLeftName: Story = {
  args: { listing: makeListing({ name: 'بيت على البحيرة 🌊' }) },
}
