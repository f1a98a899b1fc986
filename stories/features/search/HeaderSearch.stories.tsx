import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '@domain/paths'
import { ApiError } from '@features/api/api-error'
import { HeaderSearch } from '@features/search/HeaderSearch'
import { expectAddress } from '@stories/app/expect-address'
import { makeListings } from '@tests/fixtures/make-listing'

const page = {
  listings: makeListings(6),
  total: 30,
  suggested: [{ kind: 'place', text: 'Lagos', total: 30 }],
}

const meta = {
  title: 'features/search/HeaderSearch',
  component: HeaderSearch,
  parameters: { route: '/', api: { 'GET /listing': page } },
} satisfies Meta<typeof HeaderSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Leads from any page to the results, with the text trimmed and encoded. */
export const Behaviour: Story = {
  tags: ['req:HEAD-09', 'test-case'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '  Tola & sons {Enter}')
    await expectAddress('/discover?search=Tola+%26+sons')
  },
}

/** The dates and guests of a search stay, unless the text may name its own. */
export const KeepsTheStay: Story = {
  tags: ['test-case'],
  parameters: { route: '/discover?search=yaba&from=2027-01-20&to=2027-01-23&guests=2&page=3' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.clear(box)
    await userEvent.type(box, 'lekki{Enter}')
    await expectAddress('/discover?search=lekki&from=2027-01-20&to=2027-01-23&guests=2')
    await userEvent.clear(box)
    await userEvent.type(box, 'lekki next week{Enter}')
    await expectAddress('/discover?search=lekki+next+week')
  },
}

/**
 * On Discover the field holds the search text, and becomes empty when the page clears the search.
 */
export const OnDiscover: Story = {
  tags: ['test-case'],
  parameters: { route: '/discover?search=lekki' },
  render: () => (
    <>
      <HeaderSearch />
      <Link to={paths.discover}>Clear search</Link>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('lekki')
    await userEvent.click(canvas.getByRole('link', { name: 'Clear search' }))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''))
  },
}

/** The field ignores the query of any other page. */
export const OnHome: Story = {
  tags: ['test-case'],
  parameters: { route: '/?search=lekki' },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveValue(''),
}

const typed = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.type(page.getByRole('combobox'), 'lagos')
  return page
}

/** Returns a response that records its requests, so that a story can count them. */
const answering = (answer: () => unknown) => ({ 'GET /listing': fn(answer) })

const staysClosed: Story['play'] = async ({ canvasElement, parameters }) => {
  const page = await typed(canvasElement)
  const { api } = parameters as { api: ReturnType<typeof answering> }
  await waitFor(() => expect(api['GET /listing']).toHaveBeenCalledOnce())
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.queryByRole('option')).toBeNull()
}

const NOT_FETCHED = /^The search suggestions could not be fetched/

const refusing = (error: ApiError) =>
  answering(() => {
    throw error
  })

/** Thirty listings match, and six suggestions are offered. The chosen one is searched for. */
export const Ready: Story = {
  tags: ['req:HEAD-07', 'played'],
  play: async ({ canvasElement }) => {
    const page = await typed(canvasElement)
    const options = await page.findAllByRole('option')
    await expect(options).toHaveLength(6)
    await userEvent.click(page.getByRole('option', { name: 'Lagos 30 homes' }))
    await expectAddress('/discover?search=Lagos')
    await expect(page.getByRole('combobox')).toHaveValue('Lagos')
    await expect(page.queryByRole('listbox')).toBeNull()
  },
}

/** A backend that ignores the query responds with every listing. */
export const OtherBackend: Story = {
  tags: ['req:HEAD-07', 'test-case'],
  parameters: { api: { 'GET /listing': makeListings(30) } },
  play: async ({ canvasElement }) => {
    const page = await typed(canvasElement)
    await expect(await page.findAllByRole('option')).toHaveLength(6)
  },
}

/** Nothing is shown until there is a suggestion. */
export const Loading: Story = {
  tags: ['played'],
  parameters: { api: answering(() => new Promise(() => {})) },
  play: staysClosed,
}

export const Empty: Story = {
  tags: ['played'],
  parameters: { api: answering(() => ({ listings: [], total: 0 })) },
  play: staysClosed,
}

/** The search works without suggestions, so no error is shown. */
export const Failed: Story = {
  tags: ['played'],
  parameters: {
    api: refusing(new ApiError({ status: 500, code: 'internal', message: 'Broken' })),
    expectedErrors: NOT_FETCHED,
  },
  play: staysClosed,
}

export const Offline: Story = {
  tags: ['played'],
  parameters: {
    api: refusing(new ApiError({ status: 0, code: 'network' })),
    expectedErrors: NOT_FETCHED,
  },
  play: staysClosed,
}

/** A search text in the address sends no request. Any request would fail the story. */
export const AsksNothing: Story = {
  tags: ['test-case'],
  parameters: { route: '/discover?search=lagos', api: {} },
}

/** A search is offered again in the empty box, on this device only, until it is cleared. */
export const Recent: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'two bedroom lekki{Enter}')
    await userEvent.clear(box)
    await userEvent.click(box)
    const recent = await canvas.findByRole('listbox', { name: 'Recent searches' })
    await expect(within(recent).getAllByRole('option')).toHaveLength(2)
    await userEvent.click(within(recent).getByRole('option', { name: 'Clear recent searches' }))
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}
