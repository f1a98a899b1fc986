import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PropertySection } from '@ui/property/PropertySection'
import { SampleSections } from '@ui/property/SampleSections'

const sections = [
  <PropertySection key="area" title="Explore the area">
    A street by the lagoon.
  </PropertySection>,
  <PropertySection key="rooms" title="Where you sleep">
    A room with a garden door.
  </PropertySection>,
]

const advice: Advice = {
  do: {
    why: 'One line stands over all sections of which it is true.',
    show: () => <SampleSections>{sections}</SampleSections>,
  },
  dont: {
    why: 'A line for each section is a line that nobody reads any more.',
    show: () =>
      sections.map((section) => <SampleSections key={section.key}>{section}</SampleSections>),
  },
}

const meta = {
  title: 'product/property/SampleSections',
  id: 'ui-property-samplesections',
  component: SampleSections,
  parameters: { advice },
  args: { children: sections },
} satisfies Meta<typeof SampleSections>

export default meta
type Story = StoryObj<typeof meta>

/** One line for both sections, which is also the name of their group. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Sample content' })
    await expect(within(group).getAllByRole('region')).toHaveLength(2)
    await expect(within(group).getAllByText('Sample content')).toHaveLength(1)
  },
}
export const OneSection: Story = { args: { children: sections.slice(0, 1) } }
