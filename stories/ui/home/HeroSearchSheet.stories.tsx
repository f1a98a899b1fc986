import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FIXTURE_TODAY } from '@tests/fixtures/clock'
import { HeroSearchFields } from '@ui/home/HeroSearchFields'
import { HeroSearchSheet } from '@ui/home/HeroSearchSheet'

const fields = <HeroSearchFields query={{}} onChange={() => undefined} today={FIXTURE_TODAY} />

const advice: Advice = {
  do: {
    why: 'It holds the three fields of the search and nothing else.',
    show: () => (
      <HeroSearchSheet open onClose={() => undefined} onSubmit={() => undefined}>
        {fields}
      </HeroSearchSheet>
    ),
  },
  dont: {
    why: 'A sheet without fields has nothing to search for: a link leads to all homes.',
    show: () => (
      <HeroSearchSheet open onClose={() => undefined} onSubmit={() => undefined}>
        <p>Search all homes?</p>
      </HeroSearchSheet>
    ),
  },
}

const meta = {
  title: 'product/home/HeroSearchSheet',
  id: 'ui-home-herosearchsheet',
  component: HeroSearchSheet,
  parameters: { advice },
  globals: { viewport: { value: 'mobile' } },
  args: { open: true, onClose: fn(), onSubmit: fn(), children: fields },
} satisfies Meta<typeof HeroSearchSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The close button and Escape close it. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Find homes' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Close search' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}
