import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StepLabel } from '@ui/auth/StepLabel'
import { inFormWidth } from './in-form-width'

const meta = {
  title: 'ui/auth/StepLabel',
  component: StepLabel,
  args: { step: 1 },
  decorators: [inFormWidth],
} satisfies Meta<typeof StepLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:SIGNUP-01'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('STEP 01/04')).toBeVisible()
  },
}
export const Second: Story = { args: { step: 2 } }
export const Third: Story = { args: { step: 3 } }
export const Last: Story = { args: { step: 4 } }
