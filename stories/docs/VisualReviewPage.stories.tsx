import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test'
import type { ReviewChange } from '@tests/visual/review-data'
import { ReviewPage } from '@tests/visual/review-page/ReviewPage'

/** Pictures of the catalogue, which has none of a review's own. */
const picture = (name: string) => `../${name}`

const change = (title: string, variant: string, more: Partial<ReviewChange> = {}): ReviewChange => {
  const story = `${title.replaceAll('/', '-').toLowerCase()}--default`
  return {
    name: `${story}/${variant}`,
    story,
    title,
    storyName: 'Default',
    variant,
    kind: 'changed',
    key: `${story}/${variant}`,
    before: picture('icon-192'),
    after: picture('apple-touch-icon'),
    difference: picture('icon-512'),
    pixels: 120,
    largestStep: 1,
    why: ['ui/form/SubmitButton.tsx'],
    ...more,
  }
}

const changes = [
  change('ui/form/SubmitButton', '390'),
  change('ui/form/SubmitButton', '390-hover'),
  change('ui/home/Hero', '1280', { why: ['ui/home/Hero.tsx', 'ui/theme/tokens.ts'] }),
]

/**
 * Page on which a reviewer looks at changed pictures, with the pictures before and after, and
 * approves or rejects each. The visual review writes it.
 */
const meta = {
  title: 'docs/Visual review page',
  component: ReviewPage,
  parameters: { layout: 'fullscreen' },
  args: {
    review: {
      base: '1111111111',
      head: '2222222222',
      digest: 'default',
      changes,
      faults: [],
      judges: [],
      notes: [],
    },
  },
  beforeEach: () => {
    localStorage.clear()
    sessionStorage.clear()
  },
} satisfies Meta<typeof ReviewPage>

export default meta
type Story = StoryObj<typeof meta>

const reviewed = (canvas: HTMLElement) => within(canvas).getByText(/^\d+ of \d+ reviewed$/)

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(reviewed(canvasElement)).toHaveTextContent('0 of 3 reviewed')
    const list = within(canvasElement).getByRole('navigation', { name: 'Changes' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    const sides = within(canvasElement).getByRole('article').querySelectorAll('img')
    await expect(sides).toHaveLength(2)
    await waitFor(() => expect([...sides].every(({ naturalWidth }) => naturalWidth > 0)).toBe(true))
  },
}

/** Returns the place that each magnifier enlarges. */
const placesIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('.magnified > div')].map(
    ({ style }) => style.transformOrigin,
  )

/** Every step works from the keyboard: approve, continue, reject with a comment, undo. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/390-hover/)
    await userEvent.keyboard('r')
    await userEvent.keyboard('The colour is wrong{Control>}{Enter}{/Control}')
    await userEvent.keyboard('a')
    await expect(reviewed(canvasElement)).toHaveTextContent('3 of 3 reviewed')
    const handOver = canvas.getByLabelText('Comment this on the pull request')
    await expect(handOver).toHaveTextContent(
      '/visual reject default - ui-form-submitbutton--default/390-hover: > The colour is wrong',
    )
    await userEvent.keyboard('uu')
    await expect(reviewed(canvasElement)).toHaveTextContent('1 of 3 reviewed')
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/390-hover/)
    await userEvent.keyboard('kj4')
    await expect(canvas.getByRole('radio', { name: /difference/ })).toBeChecked()
    // A chosen view has the focus, and the letters still work.
    await userEvent.click(canvas.getByRole('radio', { name: /blink/ }))
    await userEvent.keyboard('a')
    await expect(reviewed(canvasElement)).toHaveTextContent('2 of 3 reviewed')
  },
}

/** One click approves a component, and the text can be handed over once nothing is open. */
export const ApprovesMany: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Approve component/ }))
    await expect(reviewed(canvasElement)).toHaveTextContent('2 of 3 reviewed')
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/hero/)
    await userEvent.click(canvas.getByRole('button', { name: /Approve all/ }))
    await expect(canvas.getByLabelText('Comment this on the pull request')).toHaveValue(
      '/visual approve default',
    )
  },
}

/** Approving many leaves rejections as they are, and one double click is one step of Undo. */
export const ApprovesManyButRejected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('rThe colour is wrong{Control>}{Enter}{/Control}')
    await userEvent.keyboard('k')
    await userEvent.click(canvas.getByRole('button', { name: /Approve story \(1 open\)/ }))
    await userEvent.keyboard('u')
    await userEvent.keyboard('c')
    await expect(reviewed(canvasElement)).toHaveTextContent('2 of 3 reviewed')
    await userEvent.dblClick(canvas.getByRole('button', { name: /Approve all 1 open/ }))
    await expect(canvas.getByRole('button', { name: /Approve all 0 open/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const handOver = canvas.getByLabelText('Comment this on the pull request')
    await expect(handOver).toHaveTextContent(/^\/visual reject default .*The colour is wrong$/)
    await userEvent.keyboard('u')
    await expect(reviewed(canvasElement)).toHaveTextContent('2 of 3 reviewed')
  },
}

/** A key that is held and a double click decide about one change: nobody has seen the next one. */
export const DecidesOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fireEvent.keyDown(canvasElement, { key: 'a' })
    await fireEvent.keyDown(canvasElement, { key: 'a', repeat: true })
    await expect(reviewed(canvasElement)).toHaveTextContent('1 of 3 reviewed')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Approve a' }))
    await expect(reviewed(canvasElement)).toHaveTextContent('2 of 3 reviewed')
    const isPressed = await fireEvent.keyDown(canvas.getByRole('button', { name: 'Approve a' }), {
      key: 'Enter',
      repeat: true,
    })
    await expect(isPressed).toBe(false)
  },
}

/** When no change fits the filter, there is nothing to decide about, and keys decide nothing. */
export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Component or story'), 'nothing')
    await expect(canvas.getByText('No change fits the filter.')).toBeVisible()
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await userEvent.keyboard('asc')
    await expect(reviewed(canvasElement)).toHaveTextContent('0 of 3 reviewed')
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Decision' })).toBeNull()
  },
}

/** Decisions about exactly these pictures are still there after a reload. */
export const AfterAReload: Story = {
  beforeEach: () => {
    localStorage.setItem(
      'visual-review default',
      JSON.stringify([{}, { [changes[0]?.key ?? '']: { verdict: 'approved' } }]),
    )
  },
  play: async ({ canvasElement }) => {
    await expect(reviewed(canvasElement)).toHaveTextContent('1 of 3 reviewed')
    await expect(within(canvasElement).getByRole('article')).toHaveAccessibleName(/390-hover/)
  },
}

const storedDecisions = () =>
  JSON.parse(localStorage.getItem('visual-review default') ?? '{}') as object

/** Stores a rejection as another tab does, beside what is stored. */
const rejectInOtherTab = (at: number) => {
  const others = { [changes[at]?.key ?? '']: { verdict: 'rejected', comment: 'Too dark' } }
  localStorage.setItem('visual-review default', JSON.stringify({ ...storedDecisions(), ...others }))
}

/** Decisions of another tab are kept, and shown as soon as the browser tells of them. */
export const TwoTabs: Story = {
  play: async ({ canvasElement }) => {
    const first = { [changes[0]?.key ?? '']: { verdict: 'approved' } }
    const last = { [changes[2]?.key ?? '']: { verdict: 'rejected', comment: 'Too dark' } }
    await userEvent.keyboard('a')
    rejectInOtherTab(2)
    window.dispatchEvent(new StorageEvent('storage', { key: 'visual-review default' }))
    await waitFor(() => expect(reviewed(canvasElement)).toHaveTextContent('2 of 3 reviewed'))
    await userEvent.keyboard('u')
    await expect(storedDecisions()).toEqual(last)
    localStorage.removeItem('visual-review default')
    await userEvent.keyboard('a')
    await expect(storedDecisions()).toEqual({ ...last, ...first })
  },
}

/** Undo takes back only what this tab decided last, so that a later rejection stays. */
export const TwoTabsAboutOneChange: Story = {
  play: async () => {
    await userEvent.keyboard('a')
    rejectInOtherTab(0)
    await userEvent.keyboard('u')
    await expect(Object.values(storedDecisions())).toEqual([
      { verdict: 'rejected', comment: 'Too dark' },
    ])
  },
}

/** A decision of another tab that the browser has not told of yet is not overwritten either. */
export const TwoTabsAtOnce: Story = {
  play: async ({ canvasElement }) => {
    rejectInOtherTab(2)
    await userEvent.keyboard('a')
    await expect(reviewed(canvasElement)).toHaveTextContent('2 of 3 reviewed')
    await expect(Object.keys(storedDecisions())).toHaveLength(2)
  },
}

/** Without room in the browser's storage, decisions and comments stay on the page, which says so. */
export const StorageFull: Story = {
  beforeEach: () => {
    const write = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full', 'QuotaExceededError')
    })
    return () => write.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('rThe colour is wrong{Control>}{Enter}{/Control}')
    await userEvent.keyboard('a')
    await expect(reviewed(canvasElement)).toHaveTextContent('2 of 3 reviewed')
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /will not survive a reload, because the storage .* is full/,
    )
    await userEvent.keyboard('a')
    await expect(canvas.getByLabelText('Comment this on the pull request')).toHaveTextContent(
      'The colour is wrong',
    )
  },
}

/** A browser that blocks the data of the page lets a reviewer decide all the same. */
export const StorageBlocked: Story = {
  beforeEach: () => {
    const access = spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('It is blocked', 'SecurityError')
    })
    return () => access.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent(/because the browser blocks the data of this page/)
    await userEvent.keyboard('aau')
    await expect(reviewed(canvasElement)).toHaveTextContent('1 of 3 reviewed')
  },
}

const commentField = (canvas: HTMLElement) => within(canvas).getByLabelText(/What is wrong/)

/** A comment ends at its longest length, and says so before. */
export const LongComment: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('r')
    await userEvent.paste('Wrong. '.repeat(2_000))
    await expect(commentField(canvasElement)).toHaveProperty('value.length', 10_000)
    await expect(within(canvasElement).getByText('10,000 of 10,000 characters')).toBeVisible()
  },
}

/** A comment that is not sent yet is still there after looking at another change. */
export const KeepsDrafts: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('rThe colour{Escape}j')
    await expect(commentField(canvasElement)).toHaveValue('')
    await userEvent.keyboard('k')
    await expect(commentField(canvasElement)).toHaveValue('The colour')
    await userEvent.keyboard('r')
    // Enter chooses a word of an input method.
    await fireEvent.keyDown(commentField(canvasElement), {
      key: 'Enter',
      ctrlKey: true,
      isComposing: true,
    })
    await expect(reviewed(canvasElement)).toHaveTextContent('0 of 3 reviewed')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(reviewed(canvasElement)).toHaveTextContent('1 of 3 reviewed')
  },
}

/** Enter begins a line: what is typed after it is words, and no command. */
export const CommentOfTwoLines: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('rtoo wide, see{Enter}also a and s')
    await expect(commentField(canvasElement)).toHaveValue('too wide, see\nalso a and s')
    await expect(reviewed(canvasElement)).toHaveTextContent('0 of 3 reviewed')
  },
}

/** A rejection says what is wrong. */
export const RejectionWithoutComment: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Reject/ }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Write what is wrong/)
    await expect(commentField(canvasElement)).toHaveFocus()
    await expect(commentField(canvasElement)).toBeInvalid()
    await expect(reviewed(canvasElement)).toHaveTextContent('0 of 3 reviewed')
  },
}

/** A decision about the same pictures holds in a later review, whatever else has changed there. */
export const AfterAnotherReview: Story = {
  beforeEach: () => {
    localStorage.setItem(
      'visual-review decisions',
      JSON.stringify({ [changes[2]?.key ?? '']: { verdict: 'approved' } }),
    )
  },
  play: async ({ canvasElement }) => {
    await expect(reviewed(canvasElement)).toHaveTextContent('1 of 3 reviewed')
    await userEvent.keyboard('a')
    await expect(JSON.parse(localStorage.getItem('visual-review decisions') ?? '')).toEqual({
      [changes[2]?.key ?? '']: { verdict: 'approved' },
      [changes[0]?.key ?? '']: { verdict: 'approved' },
    })
  },
}

/** Both sides show the same place, which keys and the pointer move. */
export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('++-+')
    await expect(canvas.getByLabelText(/^Zoom/)).toHaveValue('4')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(placesIn(canvasElement)).toEqual(['55% 5%', '55% 5%'])
    await userEvent.keyboard('2')
    await expect(placesIn(canvasElement)).toEqual(['55% 5%'])
    // A chosen view uses the arrow keys itself.
    await userEvent.click(canvas.getByRole('radio', { name: /blink/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(placesIn(canvasElement)).toEqual(['55% 5%'])
  },
}

/** A side whose catalogue was not built has no link, and the page says why. */
export const LiveStories: Story = {
  args: {
    live: {
      before: { address: 'http://127.0.0.1:7001', stories: [] },
      after: { address: 'http://127.0.0.1:7002', stories: changes.map(({ story }) => story) },
    },
  },
  play: async ({ canvasElement }) => {
    const article = within(within(canvasElement).getByRole('article'))
    await expect(article.getByRole('link')).toHaveAccessibleName('story after')
    await expect(article.getByRole('link')).toHaveAttribute(
      'href',
      'http://127.0.0.1:7002/iframe.html?viewMode=story&id=ui-form-submitbutton--default',
    )
    await expect(article.getByText(/no live story before/)).toBeVisible()
  },
}

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Component or story'), 'hero')
    const list = canvas.getByRole('navigation', { name: 'Changes' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    // The change on the page is one of the list.
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/hero/)
    await userEvent.click(canvas.getByRole('button', { name: /Approve all 1/ }))
    await expect(reviewed(canvasElement)).toHaveTextContent('1 of 3 reviewed')
  },
}

/** Shows what no picture contains: cursors, covered controls and motion. */
export const Behaviour: Story = {
  args: {
    review: {
      ...meta.args.review,
      changes: [
        change('ui/form/SubmitButton', 'behaviour', {
          lines: {
            before: ['button "Pay": cursor pointer'],
            after: ['button "Pay": cursor pointer, a click reaches div'],
          },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/a click reaches div/)).toBeVisible()
  },
}

export const NotPhotographed: Story = {
  args: {
    review: {
      ...meta.args.review,
      faults: ['app-pages-homepage--ready (after): took too long'],
      notes: ['This change touches what takes or judges pictures: vite.config.ts'],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('took too long')
    await userEvent.keyboard('aaa')
    await expect(reviewed(canvasElement)).toHaveTextContent('3 of 3 reviewed')
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/no approval to copy/)
    await expect(
      within(canvasElement).queryByLabelText('Comment this on the pull request'),
    ).toBeNull()
  },
}

export const NothingChanged: Story = {
  args: { review: { ...meta.args.review, changes: [] } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Nothing changed' }),
    ).toBeVisible()
  },
}

/**
 * Equal pictures prove nothing when the change touches what takes them, so somebody has to decide.
 */
export const OnlyTheReviewChanged: Story = {
  args: {
    review: {
      ...meta.args.review,
      changes: [],
      judges: ['vite.config.ts'],
      notes: ['This change touches what takes or judges pictures: vite.config.ts'],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByLabelText('Comment this on the pull request'),
    ).toHaveValue('/visual approve default')
  },
}

export const ThreeHundredChanges: Story = {
  // The pictures of this page show one component. Three hundred rows would show nothing more.
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    review: {
      ...meta.args.review,
      changes: Array.from({ length: 300 }, (_, at) =>
        change(`ui/form/Field${Math.floor(at / 10)}`, `${at}`),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('aaaaa')
    await expect(reviewed(canvasElement)).toHaveTextContent('5 of 300 reviewed')
  },
}

/** Whether an element begins within the height of the window. */
const expectInView = async (element: Element | null | undefined) => {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
  await expect(top).toBeGreaterThanOrEqual(0)
  await expect(Math.min(bottom, top + 100)).toBeLessThanOrEqual(innerHeight)
}

/** On a phone, the pictures come into view when the change does, and nothing scrolls sideways. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
    await userEvent.keyboard('j')
    await expectInView(canvas.getByRole('article').querySelector('img'))
    scrollTo(0, 0)
    const list = canvas.getByRole('navigation', { name: 'Changes' })
    await userEvent.click(within(list).getByRole('button', { name: /390 changed/ }))
    await expectInView(canvas.getByRole('article').querySelector('img'))
  },
}

export const OnAPhoneLarge: Story = {
  ...OnAPhone,
  globals: { viewport: { value: 'mobile' }, textSize: 200 },
}

/** Only the list scrolls to its current entry, so that the top of the page stays. */
export const LongListOnADesktop: Story = {
  // A long list would show nothing more, in the pictures and on the docs page. A browser lays out no
  // list that it skips in a frame that is not on the screen.
  tags: ['no-visual', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    viewport: {
      options: { low: { name: 'Low', styles: { width: '1440px', height: '500px' } } },
    },
  },
  // With large text the list and the change are in one column, which scrolls.
  globals: { viewport: { value: 'low' }, textSize: 100 },
  args: {
    review: {
      ...meta.args.review,
      changes: Array.from({ length: 40 }, (_, at) => change(`ui/form/Field${at}`, '390')),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('j'.repeat(20))
    await expectInView(canvasElement.querySelector('[aria-current=true]'))
    await expect(scrollY).toBe(0)
    await userEvent.keyboard('k'.repeat(19))
    await expectInView(canvasElement.querySelector('[aria-current=true]'))
    await expect(scrollY).toBe(0)
  },
}

/** The first Tab reaches a link past the filters and the list. */
export const SkipsToTheChange: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the change' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: 'Decision' })).toHaveFocus()
    await expectInView(canvas.getByRole('article').querySelector('img'))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Approve a' })).toHaveFocus()
  },
}
