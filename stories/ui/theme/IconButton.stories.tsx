import IconButton from '@mui/material/IconButton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { Icon } from '@ui/text/Icon'
import { ICON_BELL, ICON_EYE, ICON_EYE_OFF, ICON_HEART, ICON_X } from '@ui/text/icons'
import { Beside } from './beside'

const advice: Advice = {
  do: {
    why: 'Everybody knows the cross, and its name says what it closes.',
    show: () => (
      <IconButton aria-label="Close the filters">
        <Icon path={ICON_X} />
      </IconButton>
    ),
  },
  dont: {
    why: 'Nobody guesses what a bell in a booking does: write the words in a Button.',
    show: () => (
      <IconButton aria-label="Remind me a day before I arrive">
        <Icon path={ICON_BELL} />
      </IconButton>
    ),
  },
}

/**
 * MUI's button for a mark without words, 44 pixels wide and high. Its icon has to be one that everybody
 * knows: a cross, a menu, an arrow, a heart.
 *
 * @avoid For anything whose mark has to be learnt: Button with words. On a photo: PhotoButton. For one
 * more or one fewer: StepButton.
 * @a11y Its `aria-label` is required and names the object too, such as 'Close the filters'. A switch keeps
 * its name and changes `aria-pressed`.
 */
const meta = {
  title: 'ui/theme/IconButton',
  component: IconButton,
  parameters: { advice },
  args: {
    'aria-label': 'Save Lagoon Loft',
    children: <Icon path={ICON_HEART} />,
    onClick: fn(),
  },
  argTypes: {
    'aria-label': { description: 'Its name.', control: 'text', type: 'string' },
    children: { description: 'The icon.' },
    disabled: {
      description: 'Switches it off, without the focus.',
      control: 'boolean',
      type: 'boolean',
    },
    onClick: { description: 'Callback fired on a press.' },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The button is as large with each icon. */
export const Sizes: Story = {
  render: () => (
    <Beside>
      <IconButton aria-label="Save, with a small icon">
        <Icon path={ICON_HEART} size="small" />
      </IconButton>
      <IconButton aria-label="Save, with an icon">
        <Icon path={ICON_HEART} />
      </IconButton>
      <IconButton aria-label="Save, with a large icon">
        <Icon path={ICON_HEART} size="large" />
      </IconButton>
    </Beside>
  ),
}

/** A switch that is on shows another icon. Point at a button to see it hovered. */
export const States: Story = {
  render: () => (
    <>
      <Beside label="enabled and disabled">
        <IconButton aria-label="Close">
          <Icon path={ICON_X} />
        </IconButton>
        <IconButton aria-label="Close, disabled" disabled>
          <Icon path={ICON_X} />
        </IconButton>
      </Beside>
      <Beside label="off and on">
        <IconButton aria-label="Show the password" aria-pressed={false}>
          <Icon path={ICON_EYE} />
        </IconButton>
        <IconButton aria-label="Show the new password" aria-pressed>
          <Icon path={ICON_EYE_OFF} />
        </IconButton>
      </Beside>
    </>
  ),
}
