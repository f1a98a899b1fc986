import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CountsRow } from '@ui/property/CountsRow'

const advice: Advice = {
  do: {
    why: 'The counts are those of the listing.',
    show: () => <CountsRow bedroomNo={2} bathroomNo={2} guestNo={4} />,
  },
  dont: {
    why: "Without the listing's counts it shows three bedrooms and a bathroom, whatever the home has.",
    show: () => <CountsRow />,
  },
}

const meta = {
  title: 'product/property/CountsRow',
  id: 'ui-property-countsrow',
  component: CountsRow,
  parameters: { advice },
  args: { bedroomNo: 2, bathroomNo: 3, guestNo: 4 },
} satisfies Meta<typeof CountsRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** On a phone of 360 pixels, less its gutters, the counts stay on one line of text at its usual size. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'mobile' }, textSize: 100 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('listitem')
      .map((each) => each.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

/** The plural is used for every count but 1. */
export const OneOfSome: Story = {
  tags: ['req:PROP-07'],
  args: { bedroomNo: 1, bathroomNo: 2, guestNo: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 bedroom2 bathrooms1 guest')
  },
}

/** A listing without counts shows three bedrooms, one bathroom and one guest. */
export const NothingKnown: Story = {
  tags: ['req:PROP-07'],
  args: { bedroomNo: undefined, bathroomNo: undefined, guestNo: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 bedrooms1 bathroom1 guest')
  },
}
export const Zero: Story = { args: { bedroomNo: 0, bathroomNo: 0, guestNo: 1 } }
export const HugeCounts: Story = { args: { bedroomNo: 120, bathroomNo: 118, guestNo: 1000 } }
