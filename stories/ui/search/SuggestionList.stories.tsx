import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { SuggestionList } from '@ui/search/SuggestionList'

const lagos = { kind: 'place', text: 'Lagos', total: 32 } as const
const palmVilla = {
  kind: 'listing',
  text: 'Palm Villa with a Pool',
  place: 'Calabar, Cross River',
} as const

const advice: Advice = {
  do: {
    why: 'What the guest has typed is marked in each suggestion.',
    show: () => (
      <div style={{ position: 'relative', minHeight: '9rem' }}>
        <SuggestionList
          id="advice-marked"
          term="la"
          options={[lagos, palmVilla]}
          onChoose={() => undefined}
        />
      </div>
    ),
  },
  dont: {
    why: 'Without the typed text nothing says why these are suggested.',
    show: () => (
      <div style={{ position: 'relative', minHeight: '9rem' }}>
        <SuggestionList
          id="advice-unmarked"
          term=""
          options={[lagos, palmVilla]}
          onChoose={() => undefined}
        />
      </div>
    ),
  },
}

const meta = {
  title: 'product/search/SuggestionList',
  id: 'ui-search-suggestionlist',
  component: SuggestionList,
  parameters: { advice },
  args: {
    id: 'suggestions',
    term: 'la',
    options: [
      lagos,
      { kind: 'type', text: 'Flat', total: 1 },
      {
        kind: 'listing',
        text: 'Lagoon Loft with a Balcony',
        photo: lagoonLoft.listingImg?.[0],
        place: 'Lekki, Lagos',
      },
      palmVilla,
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof SuggestionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The second suggestion is active. */
export const Active: Story = { args: { activeIndex: 1 } }

export const One: Story = {
  args: { options: [{ kind: 'place', text: 'Lagos', total: 1_000, isCapped: true }] },
}

/** A suggestion that does not contain the typed text has no highlight. */
export const NothingMarked: Story = { args: { term: 'pool side' } }

/** The empty box offers the latest searches of this device, and a button that clears them. */
export const Recent: Story = {
  args: {
    term: '',
    options: [
      { kind: 'recent', text: 'two bedroom lekki' },
      { kind: 'recent', text: 'Abuja' },
      { kind: 'forget', text: 'Clear recent searches' },
    ],
  },
}

export const LongText: Story = {
  args: {
    options: [
      {
        kind: 'listing',
        text: 'The Whole Upper Floor of a Restored Brazilian-Quarter Family House with a Roof Terrace, a Library and a Very Patient Cat',
      },
      {
        kind: 'place',
        text: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochllanfairpwllgwyngyll',
        total: 1_000,
        isCapped: true,
      },
    ],
  },
}

/** The arrow keys of the box scroll the list, which takes no focus itself. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  decorators: [
    (Story, { args }) => (
      <>
        <input
          role="combobox"
          aria-label="Search homes"
          aria-controls={args.id}
          aria-expanded
          style={{ font: 'inherit' }}
        />
        <Story />
      </>
    ),
  ],
}
export const Dark: Story = { args: { activeIndex: 0 }, globals: { scheme: 'dark' } }
export const LargeText: Story = { ...LongText, globals: { textSize: '200' } }
