import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleArea, sampleBedrooms } from '@app/samples/property-sample'
import type { Advice } from '@stories/advice'
import { WhereYouSleep } from '@ui/property/WhereYouSleep'

const advice: Advice = {
  do: {
    why: 'Each bedroom is shown with its beds.',
    show: () => <WhereYouSleep bedrooms={sampleBedrooms.slice(0, 2)} />,
  },
  dont: {
    why: 'A heading above nothing raises a question: leave the section out.',
    show: () => <WhereYouSleep bedrooms={[]} />,
  },
}

const meta = {
  title: 'product/property/WhereYouSleep',
  id: 'ui-property-whereyousleep',
  component: WhereYouSleep,
  parameters: { advice },
  args: { bedrooms: sampleBedrooms, area: sampleArea },
} satisfies Meta<typeof WhereYouSleep>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:PROP-11'],
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Where you sleep' }))
    await expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await expect(section.getByText('1 king bed, own bathroom, balcony')).toBeVisible()
    await expect(section.getByText('100 sq ft')).toBeVisible()
  },
}

export const NoArea: Story = { args: { area: undefined } }
export const OneBedroom: Story = { args: { bedrooms: sampleBedrooms.slice(0, 1) } }
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
