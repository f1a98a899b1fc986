import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PropertyTypeTabsFailed } from '@ui/listing/PropertyTypeTabsFailed'

const advice: Advice = {
  do: {
    why: 'The types did not arrive, and it says so and how to try again.',
    show: () => <PropertyTypeTabsFailed onRetry={() => undefined} />,
  },
  dont: {
    why: 'Nothing has failed yet: while the types load, PropertyTypeTabs draws their boxes.',
    show: () => (
      <>
        <p>Loading...</p>
        <PropertyTypeTabsFailed onRetry={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'product/listing/PropertyTypeTabsFailed',
  id: 'ui-listing-propertytypetabsfailed',
  component: PropertyTypeTabsFailed,
  parameters: { advice },
  args: { onRetry: fn() },
} satisfies Meta<typeof PropertyTypeTabsFailed>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows the five seeded types, a message and a Retry button. */
export const Behaviour: Story = {
  tags: ['req:ERR-03', 'test-case'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to load property types.')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The hint explains on hover and on focus why the static tabs do nothing. */
export const SaysWhy: Story = {
  tags: ['req:ERR-04', 'played'],
  play: async ({ canvas }) => {
    const villa = canvas.getByRole('button', { name: 'Villa' })
    await expect(villa).toHaveAttribute('aria-disabled', 'true')
    const hint = canvas.getByRole('tooltip', { hidden: true })
    await expect(villa).toHaveAttribute('aria-describedby', hint.id)
    await expect(hint).toHaveTextContent('Property type filtering unavailable')
    villa.focus()
    await waitFor(() => expect(hint).toBeVisible())
    // The hint is above the row, so that it does not cover the message and Retry.
    const bottom = hint.getBoundingClientRect().bottom
    await expect(bottom).toBeLessThanOrEqual(villa.getBoundingClientRect().top)
  },
}
