import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'ui/theme/Type',
  component: Typography,
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
