import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FilterPanel } from '@ui/filters/FilterPanel'
import { choices } from './choices'

const advice: Advice = {
  do: {
    why: 'In a column of its own, as high as the window, it scrolls between its title and its foot.',
    show: () => (
      <div style={{ height: '28rem', maxWidth: '20rem' }}>
        <FilterPanel
          {...choices}
          filters={{ bedroomNo: 3 }}
          onChange={() => undefined}
          onReset={() => undefined}
        />
      </div>
    ),
  },
  dont: {
    why: 'Above the results it pushes them out of the window: FilterDrawer holds it on phones.',
    show: () => (
      <>
        <div style={{ height: '28rem' }}>
          <FilterPanel
            {...choices}
            filters={{ bedroomNo: 3 }}
            onChange={() => undefined}
            onReset={() => undefined}
          />
        </div>
        <p>22 homes</p>
      </>
    ),
  },
}

const meta = {
  title: 'product/filters/FilterPanel',
  id: 'ui-filters-filterpanel',
  component: FilterPanel,
  parameters: { advice },
  args: { ...choices, filters: {}, onChange: fn(), onReset: fn() },
  decorators: [(Story) => <div style={{ width: 320, height: '90vh' }}>{Story()}</div>],
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing is set, so Reset is disabled. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('region', { name: 'Filters' }))
    const reset = panel.getByRole('button', { name: 'Reset' })
    await expect(reset).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(reset)
    await expect(args.onReset).not.toHaveBeenCalled()
  },
}

export const SomeChosen: Story = {
  tags: ['req:DISC-10', 'played'],
  args: { filters: { bedroomNo: 2, rating: 5 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}
