import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ContactField } from '@ui/auth/ContactField'
import { MethodChoice } from '@ui/auth/MethodChoice'
import { inFormWidth } from './in-form-width'

const advice: Advice = {
  do: {
    why: 'Segments are low, so that the field that they change is just below.',
    show: () => (
      <>
        <MethodChoice label="Log in with" value="email" onChange={() => undefined} />
        <ContactField method="email" />
      </>
    ),
  },
  dont: {
    why: 'Rows make the choice a step of its own, and push the field away.',
    show: () => (
      <>
        <MethodChoice label="Log in with" value="email" variant="rows" onChange={() => undefined} />
        <ContactField method="email" />
      </>
    ),
  },
}

const meta = {
  title: 'product/auth/MethodChoice',
  id: 'ui-auth-methodchoice',
  component: MethodChoice,
  parameters: { advice },
  args: { label: 'Log in with', value: 'email', onChange: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof MethodChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Rows: Story = { args: { variant: 'rows', value: 'phone' } }
