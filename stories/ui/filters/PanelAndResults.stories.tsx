import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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
    // There are many filters, so a link skips them.
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: 'Skip to homes' })
    await expect(link).toHaveFocus()
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
      'Homes',
    )
  },
}
/** The listings take the full width. */
export const Closed: Story = { args: { panel: undefined } }
