import { expect, it } from 'vitest'
import { faultLines, sourcesIn } from './source-files'
import { storyFaults } from './story-states'

const file = (path: string, text = '') => ({ path, text })

it('every component has its stories, with the states that it can be in (CAT-01)', () => {
  const files = sourcesIn(['ui', 'features', 'app', 'stories'])
  expect(faultLines(storyFaults(files))).toEqual([])
})

it('a component without stories, and a form and a list without their states, are reported', () => {
  const states = (...names: string[]) =>
    names.map((name) => `export const ${name}: Story = {}`).join('\n')
  const faults = storyFaults([
    file('ui/listing/Card.tsx'),
    file('ui/auth/LoginForm.tsx'),
    file('stories/ui/auth/LoginForm.stories.tsx', states('Blank', 'Invalid', 'Refused')),
    file('features/listing/use-listings.ts', 'useSWR<Page>(key)'),
    file('features/listing/Grid.tsx', "import { useListings } from './use-listings'"),
    file(
      'stories/features/listing/Grid.stories.tsx',
      states('Loading', 'Failed', 'Ready', 'Empty'),
    ),
  ])
  expect(faults.map(({ message }) => message)).toEqual([
    'has no stories: write stories/ui/listing/Card.stories.tsx',
    'lacks the state Submitting',
    'lacks the state Offline',
  ])
})
