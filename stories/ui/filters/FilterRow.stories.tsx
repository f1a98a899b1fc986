import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { FilterRow } from '@ui/filters/FilterRow'

const Never = lazy(() => new Promise<{ default: () => null }>(() => {}))

const meta = {
  title: 'ui/filters/FilterRow',
  component: FilterRow,
  args: { children: 'Six pills' },
} satisfies Meta<typeof FilterRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The placeholder has the final height, so that nothing moves. */
export const OnItsWay: Story = { args: { children: <Never /> } }
