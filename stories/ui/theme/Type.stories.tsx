import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'

const advice: Advice = {
  do: {
    why: 'A heading of a section is larger than its text, and no larger.',
    show: () => (
      <>
        <Typography variant="h2">House rules</Typography>
        <Typography variant="body1">Shoes stay at the door.</Typography>
      </>
    ),
  },
  dont: {
    why: "The display size belongs to the hero alone: in a page it is louder than the page's heading.",
    show: () => (
      <>
        <Typography variant="display">House rules</Typography>
        <Typography variant="body1">Shoes stay at the door.</Typography>
      </>
    ),
  },
}

const meta = {
  title: 'ui/theme/Type',
  component: Typography,
  parameters: { advice },
  args: { children: 'Lagoon Loft with a Balcony, ₦45,000' },
} satisfies Meta<typeof Typography>

export default meta
type Story = StoryObj<typeof meta>

export const Display: Story = { args: { variant: 'display' } }
export const PageHeading: Story = { args: { variant: 'h1' } }
export const SectionHeading: Story = { args: { variant: 'h2' } }
export const CardHeading: Story = { args: { variant: 'h3' } }
export const Body: Story = { args: { variant: 'body1' } }
export const Small: Story = { args: { variant: 'body2' } }
export const Caption: Story = { args: { variant: 'caption' } }
export const Price: Story = { args: { variant: 'price' } }
/** Yoruba and Igbo names load two more font files, only when they are needed. */
export const TonesAndDots: Story = { args: { children: 'Ìgbómìnà, Ọ̀ṣun, Ẹ̀kọ́, Ụmụahịa, Èkìtì' } }
