import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { SubmitButton } from '@ui/form/SubmitButton'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_RIGHT, ICON_HEART, ICON_PRINTER } from '@ui/text/icons'
import { Beside } from './beside'

const advice: Advice = {
  do: {
    why: 'One filled button says what the page is for, and the outlined one is the way out.',
    show: () => (
      <Beside>
        <Button variant="contained">Confirm booking</Button>
        <Button variant="outlined">Change dates</Button>
      </Beside>
    ),
  },
  dont: {
    why: 'Two filled buttons compete, and neither says which of them goes on: outline the second.',
    show: () => (
      <Beside>
        <Button variant="contained">Confirm booking</Button>
        <Button variant="contained">Change dates</Button>
      </Beside>
    ),
  },
}

/**
 * MUI's button in our look. Its variant says how much it matters: `contained` for the one action of a
 * page or dialog, `outlined` for the others, `text` within a card or beside a filled one, and `pill`
 * for the call on a photo, once on a page.
 *
 * @avoid For what leads to another page within a text: Link. For a form: SubmitButton, which also says
 * that it is busy. For a mark without words: IconButton.
 * @a11y A button named by its words, or a link where it has `href`. Enter and Space press it. It is at
 * least 44 pixels high. A button that is off for a reason keeps the focus and is `aria-disabled`.
 */
const meta = {
  title: 'ui/theme/Button',
  component: Button,
  parameters: { advice },
  args: { children: 'Book now', variant: 'contained', onClick: fn() },
  argTypes: {
    children: { description: 'Words of the button.', control: 'text', type: 'string' },
    variant: {
      description: 'How much it matters.',
      options: ['contained', 'outlined', 'text', 'pill'],
      control: 'inline-radio',
      type: { name: 'enum', value: ['contained', 'outlined', 'text', 'pill'] },
      table: { defaultValue: { summary: "'text'" } },
    },
    size: {
      description: 'Small and medium are 44 pixels high, large 52.',
      options: ['small', 'medium', 'large'],
      control: 'inline-radio',
      type: { name: 'enum', value: ['small', 'medium', 'large'] },
      table: { defaultValue: { summary: "'medium'" } },
    },
    fullWidth: { description: 'Takes the width of its box.', control: 'boolean', type: 'boolean' },
    disabled: {
      description: 'Switches it off, without the focus.',
      control: 'boolean',
      type: 'boolean',
    },
    startIcon: { description: 'Icon before the words.' },
    endIcon: { description: 'Icon after the words, for what leads on.' },
    href: { description: 'Address, which makes it a link.', control: 'text', type: 'string' },
    onClick: { description: 'Callback fired on a press.' },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The four variants, from the one that matters most. */
export const Variants: Story = {
  render: () => (
    <Beside>
      <Button variant="contained">Contained</Button>
      <Button variant="outlined">Outlined</Button>
      <Button variant="text">Text</Button>
      <Button variant="pill">Pill</Button>
    </Beside>
  ),
}

export const Sizes: Story = {
  render: () => (
    <>
      {(['contained', 'outlined', 'text', 'pill'] as const).map((variant) => (
        <Beside key={variant} label={variant}>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="large">
            Large
          </Button>
        </Beside>
      ))}
    </>
  ),
}

/** An icon repeats the words. It stands before them, or after them where it leads on. */
export const Icons: Story = {
  render: () => (
    <>
      {(['contained', 'outlined', 'text', 'pill'] as const).map((variant) => (
        <Beside key={variant} label={variant}>
          <Button variant={variant} startIcon={<Icon path={ICON_HEART} size="small" />}>
            Save
          </Button>
          <Button variant={variant} endIcon={<Icon path={ICON_CHEVRON_RIGHT} size="small" />}>
            Discover homes
          </Button>
        </Beside>
      ))}
    </>
  ),
}

/** Point at a button or press it to see it hovered and pressed. Busy and off with a reason are SubmitButton's. */
export const States: Story = {
  render: () => (
    <>
      {(['contained', 'outlined', 'text', 'pill'] as const).map((variant) => (
        <Beside key={variant} label={variant}>
          <Button variant={variant}>Enabled</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Beside>
      ))}
      <Beside label="in a form">
        <SubmitButton isBusy={false}>Log in</SubmitButton>
        <SubmitButton isBusy>Log in</SubmitButton>
      </Beside>
    </>
  ),
}

/** With an address it is a link in the same look. */
export const AsLink: Story = {
  args: { href: '#receipt', children: 'Print the receipt', variant: 'outlined' },
  render: (args) => <Button {...args} startIcon={<Icon path={ICON_PRINTER} size="small" />} />,
}

export const FullWidth: Story = { args: { fullWidth: true, size: 'large' } }

/** Long words wrap, and the button grows in height. */
export const LongText: Story = {
  render: () => (
    <div style={{ maxWidth: '16rem' }}>
      <Button variant="contained">Send the code to the address of your account again</Button>
    </div>
  ),
}
