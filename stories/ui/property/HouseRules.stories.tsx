import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { HouseRules } from '@ui/property/HouseRules'
import { ICON_BELL } from '@ui/text/icons'

const advice: Advice = {
  do: {
    why: 'Each rule has its own line, so that none is missed.',
    show: () => <HouseRules rules={['Shoes stay at the door', 'No parties', 'Quiet after ten']} />,
  },
  dont: {
    why: 'Several rules behind one bell are read as one.',
    show: () => (
      <HouseRules
        rules={['Shoes stay at the door, no parties, no pets, quiet after ten and no smoking']}
      />
    ),
  },
}

const meta = {
  title: 'product/property/HouseRules',
  id: 'ui-property-houserules',
  component: HouseRules,
  parameters: { advice },
  args: { rules: lagoonLoft.houseRules },
} satisfies Meta<typeof HouseRules>

export default meta
type Story = StoryObj<typeof meta>

/** Each rule has a bell icon. */
export const Default: Story = {
  tags: ['req:PROP-08'],
  play: async ({ canvasElement }) => {
    const rules = within(canvasElement).getAllByRole('listitem')
    await expect(rules.map(({ textContent }) => textContent)).toEqual(lagoonLoft.houseRules)
    // Every icon is the bell.
    const paths = rules.map((rule) => rule.querySelector('svg path')?.getAttribute('d'))
    await expect(new Set(paths).size).toBe(1)
    await expect(paths[0]).toBe(ICON_BELL)
  },
}

/** The section stays and states that there are no rules. */
export const NoRules: Story = {
  tags: ['req:PROP-08'],
  args: { rules: undefined },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'House rules' })
    await expect(section).toHaveTextContent('The host has not added house rules yet.')
  },
}

export const OneRule: Story = { args: { rules: ['Shoes stay at the door'] } }
export const ManyRules: Story = {
  args: { rules: Array.from({ length: 14 }, (_, index) => `Rule ${index + 1} of a careful host`) },
}
export const TheSameTwice: Story = { args: { rules: ['No smoking', 'No smoking'] } }
export const LongRule: Story = {
  args: { rules: ['Abeokuta'.repeat(38), 'No parties. '.repeat(25)] },
}
