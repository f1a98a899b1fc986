import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PropertySection } from '@ui/property/PropertySection'

const advice: Advice = {
  do: {
    why: 'On the paper of a property page a heading is enough.',
    show: () => <PropertySection title="House rules">Shoes stay at the door.</PropertySection>,
  },
  dont: {
    why: 'On an account page, sections without surfaces run into each other: SectionCard.',
    show: () => (
      <>
        <PropertySection title="Password">Changed in January.</PropertySection>
        <PropertySection title="Payment">Bank Transfer</PropertySection>
      </>
    ),
  },
}

const meta = {
  title: 'product/property/PropertySection',
  id: 'ui-property-propertysection',
  component: PropertySection,
  parameters: { advice },
  args: { title: 'House rules', children: <p>Shoes stay at the door.</p> },
} satisfies Meta<typeof PropertySection>

export default meta
type Story = StoryObj<typeof meta>

/** The heading names the region, so that screen readers can navigate by it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'House rules' })
    await expect(within(section).getByRole('heading', { level: 2 })).toBeVisible()
  },
}

export const NotInPrint: Story = { tags: ['test-case'], args: { isInPrint: false } }
export const LongTitle: Story = { args: { title: 'What the house asks of its guests '.repeat(5) } }
