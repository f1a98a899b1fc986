import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { QuietLink } from '@ui/link/QuietLink'
import { TouchLink } from '@ui/link/TouchLink'
import { Beside } from './beside'

const advice: Advice = {
  do: {
    why: 'The words of the link say where it leads, even when they are read alone.',
    show: () => (
      <Typography>
        Read the{' '}
        <Link href="#rules" underline="always">
          rules of cancellation
        </Link>{' '}
        first.
      </Typography>
    ),
  },
  dont: {
    why: 'A list of links reads "here, here, here": let the words say where it leads.',
    show: () => (
      <Typography>
        For the rules of cancellation click{' '}
        <Link href="#rules" underline="always">
          here
        </Link>
        .
      </Typography>
    ),
  },
}

/**
 * MUI's link in the colour of actions, for what leads to another page. Within a sentence it is
 * underlined; alone, where its place says what it is, the line appears on hover.
 *
 * @avoid For what changes something: Button. For a link that covers a card or has the colour of its text:
 * QuietLink. For a short link alone in a row, which a finger has to meet: TouchLink.
 * @a11y A link named by its words. Enter follows it. Within a text it is told apart by its line, not by
 * its colour alone.
 */
const meta = {
  title: 'ui/theme/Link',
  component: Link,
  parameters: { advice },
  args: { href: '#bookings', children: 'My bookings', underline: 'hover' },
  argTypes: {
    href: { description: 'Address that it leads to.', control: 'text', type: 'string' },
    children: { description: 'Words of the link.', control: 'text', type: 'string' },
    underline: {
      description: 'When its line is seen.',
      options: ['hover', 'always'],
      control: 'inline-radio',
      type: { name: 'enum', value: ['hover', 'always'] },
      table: { defaultValue: { summary: "'hover'" } },
    },
    color: {
      description: "'inherit' gives it the colour of its text.",
      options: ['primary', 'inherit'],
      control: 'inline-radio',
      type: { name: 'enum', value: ['primary', 'inherit'] },
      table: { defaultValue: { summary: "'primary'" } },
    },
  },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <>
      <Beside label="alone, underlined on hover">
        <Link href="#bookings">My bookings</Link>
      </Beside>
      <Beside label="in a sentence, always underlined">
        <Typography>
          You paid by bank transfer.{' '}
          <Link href="#receipt" underline="always">
            Open the receipt
          </Link>{' '}
          to print it.
        </Typography>
      </Beside>
      <Beside label="in the colour of its text">
        <Typography color="textSecondary">
          No account?{' '}
          <Link href="#sign-up" underline="always" color="inherit">
            Sign up
          </Link>
        </Typography>
      </Beside>
      <Beside label="QuietLink and TouchLink">
        <QuietLink href="#loft">Lagoon Loft with a Balcony</QuietLink>
        <TouchLink href="#help">Help</TouchLink>
      </Beside>
    </>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Beside>
      <Link href="#body">Body</Link>
      <Link href="#small" variant="body2">
        Small
      </Link>
      <Link href="#caption" variant="caption">
        Caption
      </Link>
    </Beside>
  ),
}
