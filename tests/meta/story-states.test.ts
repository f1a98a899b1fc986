import { describe, expect, it } from 'vitest'
import { faultLines, sourcesIn } from './source-files'
import { storyFaults } from './story-states'

const file = (path: string, text = '') => ({ path, text })
const stories = (...names: string[]) =>
  names.map((name) => `export const ${name}: Story = {}`).join('\n')

const hook = file(
  'features/listing/use-listings.ts',
  "import useSWR from 'swr'\nexport const useListings = () => useSWR<Page>(key)",
)
const grid = file(
  'features/listing/BrowseGrid.tsx',
  "import { useListings } from './use-listings'\nexport function BrowseGrid() {}",
)
const gridStories = (...names: string[]) =>
  file('stories/features/listing/BrowseGrid.stories.tsx', stories(...names))

describe('the guard for component states', () => {
  it('finds a story for every component (CAT-01)', () => {
    const files = sourcesIn(['ui', 'features', 'app', 'stories'])
    expect(faultLines(storyFaults(files))).toEqual([])
  })

  it('names a component without stories, and the path for them', () => {
    expect(faultLines(storyFaults([file('ui/listing/Card.tsx')]))).toEqual([
      'ui/listing/Card.tsx: has no stories: write stories/ui/listing/Card.stories.tsx',
    ])
  })

  it('requires Default of a component, and the four states of a form', () => {
    const card = file('ui/listing/Card.tsx')
    const form = file('ui/auth/LoginForm.tsx')
    const faults = storyFaults([
      card,
      file('stories/ui/listing/Card.stories.tsx', stories('LongName')),
      form,
      file('stories/ui/auth/LoginForm.stories.tsx', stories('Blank', 'Invalid')),
    ])
    expect(faults.map(({ message }) => message)).toEqual([
      'lacks the state Default',
      'lacks the state Submitting',
      'lacks the state Refused',
    ])
  })

  it('requires the five states of components that read from the network', () => {
    const faults = storyFaults([hook, grid, gridStories('Ready', 'Empty')])
    expect(faults.map(({ message }) => message)).toEqual([
      'lacks the state Loading',
      'lacks the state Failed',
      'lacks the state Offline',
    ])
  })

  it('detects a hook that reads through another hook', () => {
    const outer = file(
      'features/home/use-home.ts',
      "import { x } from '@features/listing/use-listings'",
    )
    const component = file('features/home/Home.tsx', "import { useHome } from './use-home'")
    const shown = file('stories/features/home/Home.stories.tsx', stories('Default'))
    expect(storyFaults([hook, outer, component, shown])).toHaveLength(5)
  })

  it('requires no read states of components that only write', () => {
    const write = file(
      'features/booking/use-cancel.ts',
      "import { useSWRConfig } from 'swr'\nconst { mutate } = useSWRConfig()",
    )
    const button = file('features/booking/Cancel.tsx', "import { useCancel } from './use-cancel'")
    const shown = file('stories/features/booking/Cancel.stories.tsx', stories('Default'))
    expect(storyFaults([write, button, shown])).toEqual([])
  })

  it('accepts a missing state with a reason', () => {
    const explained = gridStories('Loading', 'Failed', 'Ready', 'Offline')
    const text = `/** No \`Empty\`: the first page always holds a home. */\n${explained.text}`
    expect(storyFaults([hook, grid, { ...explained, text }])).toEqual([])
    expect(storyFaults([hook, grid, explained])).toHaveLength(1)
  })

  it('reports stories without a component, except flows', () => {
    const faults = storyFaults([
      file('stories/ui/listing/Gone.stories.tsx', stories('Default')),
      file('stories/flows/Booking.stories.tsx', stories('Default')),
    ])
    expect(faults.map(({ path }) => path)).toEqual(['stories/ui/listing/Gone.stories.tsx'])
  })
})
