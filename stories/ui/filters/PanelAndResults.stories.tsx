import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PanelAndResults } from '@ui/filters/PanelAndResults'

const meta = {
  title: 'ui/filters/PanelAndResults',
  component: PanelAndResults,
  parameters: { layout: 'fullscreen' },
  args: { panelId: 'panel', panel: 'Filters', children: <p>Homes</p> },
} satisfies Meta<typeof PanelAndResults>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('complementary')).toHaveTextContent('Filters')
  },
}
/** The listings take the full width. */
export const Closed: Story = { args: { panel: undefined } }
