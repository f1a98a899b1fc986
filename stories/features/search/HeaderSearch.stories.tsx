import { Link } from 'react-router-dom'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '@domain/paths'
import { HeaderSearch } from '@features/search/HeaderSearch'

const meta = {
  title: 'features/search/HeaderSearch',
  component: HeaderSearch,
  parameters: { route: '/' },
} satisfies Meta<typeof HeaderSearch>

export default meta
type Story = StoryObj<typeof meta>

/** From any page to the results, with the text as it was meant. */
export const Default: Story = {
  tags: ['req:HEAD-09'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox'), '  Tola & sons {Enter}')
    await expect(page.getByTestId('location')).toHaveTextContent('/discover?search=Tola+%26+sons')
  },
}

/** On Discover it holds the term, and follows it when the page takes it away. */
export const OnDiscover: Story = {
  parameters: { route: '/discover?search=lekki' },
  render: () => (
    <>
      <HeaderSearch />
      <Link to={paths.discover}>Clear search</Link>
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('searchbox')).toHaveValue('lekki')
    await userEvent.click(page.getByRole('link', { name: 'Clear search' }))
    await waitFor(() => expect(page.getByRole('searchbox')).toHaveValue(''))
  },
}

/** Another page's query is nothing to it. */
export const OnHome: Story = {
  parameters: { route: '/?search=lekki' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox')).toHaveValue('')
  },
}
