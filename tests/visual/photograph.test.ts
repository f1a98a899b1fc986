import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { photographer, type Side, type Tools } from './photograph'
import { pictureStore } from './picture-store'
import type { StoryEntry } from './still-page'

const path = 'stories/ui/Card.stories.tsx'
const entryOf = (name: string): StoryEntry => ({
  id: `ui-card--${name}`,
  title: 'ui/Card',
  name,
  importPath: `./${path}`,
  type: 'story',
})
const side: Side = {
  name: 'before',
  project: '.',
  catalogue: 'catalogue',
  files: new Map([[path, { path, key: 'key', modules: new Map() }]]),
}

/** What each story looks like when it is photographed next. */
const looks: Record<string, string> = {}

const tools = {
  buildCatalogue: vi.fn<Tools['buildCatalogue']>(async () => undefined),
  storiesOf: () => [entryOf('default'), entryOf('late')],
  shootStories: vi.fn<Tools['shootStories']>(async (_folder, stories, order) => {
    const { onShots, onKnown, wanted, known } = order
    // The last story ends first, as a short one beside a long one does.
    for (const story of stories.toReversed()) {
      const drawings = { '390': looks[story.id] ?? '', '390-dark': looks[story.id] ?? '' }
      if (known?.get(story.id)?.['390'] === drawings['390']) {
        onKnown?.(story)
        continue
      }
      const names = [...(wanted?.get(story.id) ?? ['390', '390-dark'])]
      const shots = new Map(names.map((name) => [name, Buffer.from(`${looks[story.id]} ${name}`)]))
      onShots(story, { shots, drawings })
    }
  }),
}

const setUp = () => {
  const store = pictureStore(mkdtempSync(join(tmpdir(), 'staylet-photograph-')))
  return { store, camera: photographer(store, tools) }
}
const wanted = new Map([['ui-card--default', new Set(['390'])]])

beforeEach(() => {
  vi.clearAllMocks()
  for (const name of ['default', 'late']) looks[`ui-card--${name}`] = 'a'
})

it('a file is stored in the order of its stories, whichever of them ends first', async () => {
  const { store, camera } = setUp()
  await camera.photograph(side, [path])
  expect(store.readFile('key').map(({ name }) => name)).toEqual(['default', 'late'])
})

it('a file is not stored while one of its stories could not be photographed', async () => {
  const { store, camera } = setUp()
  tools.shootStories.mockImplementationOnce(async (_folder, [first, second], order) => {
    if (!first || !second) throw new Error('There are two stories.')
    order.onShots(first, { shots: new Map([['390', Buffer.from('a')]]), drawings: {} })
    order.onFault(second, 'it throws')
  })
  await camera.photograph(side, [path])
  expect(store.hasFile('key')).toBe(false)
  expect(camera.faults).toEqual([{ side: 'before', story: 'ui-card--late', message: 'it throws' }])
  // What could be photographed is compared all the same.
  expect(camera.storedOf(side, [path]).map(({ id }) => id)).toEqual(['ui-card--default'])
})

it('pictures that were the same twice are not taken a third time, and need no catalogue', async () => {
  const { store, camera } = setUp()
  await camera.photograph(side, [path])
  await camera.again(side, wanted, [path])
  vi.clearAllMocks()
  const again = await photographer(store, tools).again(side, wanted, [path])
  expect(again.map(({ id, shots }) => [id, shots['390']])).toEqual([
    ['ui-card--default', store.readFile('key')[0]?.shots['390']],
  ])
  expect(tools.shootStories).not.toHaveBeenCalled()
  expect(tools.buildCatalogue).not.toHaveBeenCalled()
})

it('a picture that was another one the second time is taken again', async () => {
  const { store, camera } = setUp()
  await camera.photograph(side, [path])
  looks['ui-card--default'] = 'b'
  await camera.again(side, wanted, [path])
  expect(store.readFile('key').map(({ repeated }) => repeated)).toEqual([[], []])
  const [again] = await camera.again(side, wanted, [path])
  expect(again?.shots['390']).not.toBe(store.readFile('key')[0]?.shots['390'])
})

it('a story whose page explains its picture is only read again, and proves nothing', async () => {
  const { store, camera } = setUp()
  const after: Side = {
    ...side,
    name: 'after',
    files: new Map([[path, { path, key: 'changed', modules: new Map() }]]),
  }
  await camera.photograph(side, [path])
  looks['ui-card--default'] = 'b'
  await camera.photograph(after, [path])
  const [first] = store.readFile('changed')
  expect(await camera.again(after, wanted, [path], side)).toEqual([first])
  expect(first?.repeated).toEqual([])
  expect(store.readFile('changed')[0]?.repeated).toEqual([])
  // A page that is drawn as on the other side does not explain another picture.
  expect(await camera.again(after, wanted, [path], after)).toMatchObject([{ repeated: [] }])
  expect(store.readFile('changed')[0]?.repeated).toEqual(['390'])
})

it('a look at some variants says nothing about the others', async () => {
  const { store, camera } = setUp()
  await camera.photograph(side, [path])
  await camera.again(side, wanted, [path])
  expect(store.readFile('key').map(({ repeated }) => repeated)).toEqual([['390'], []])
})
