import Box from '@mui/material/Box'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { HERO_OVERLAY_OPACITY, TIME } from '@domain/constants'
import type { Advice } from '@stories/advice'
import { swipe } from '@stories/ui/gallery/swipe'
import { FIXTURE_TODAY } from '@tests/fixtures/clock'
import { heroSlides } from '@ui/home/hero-slides'
import { HeroCarousel } from '@ui/home/HeroCarousel'
import { HeroSearch } from '@ui/home/HeroSearch'

const advice: Advice = {
  do: {
    why: 'A few words set the mood, and nothing is lost when the slide turns.',
    show: () => <HeroCarousel slides={heroSlides} />,
  },
  dont: {
    why: 'The slide turns after five seconds, before such a sentence has been read.',
    show: () => (
      <HeroCarousel
        slides={heroSlides.map((slide) => ({
          ...slide,
          title:
            'From January 15, homes on the island need a deposit of ₦50,000, which is paid back',
        }))}
      />
    ),
  },
}

const meta = {
  title: 'product/home/HeroCarousel',
  id: 'ui-home-herocarousel',
  component: HeroCarousel,
  args: { slides: heroSlides },
  parameters: { advice, layout: 'fullscreen' },
} satisfies Meta<typeof HeroCarousel>

export default meta
type Story = StoryObj<typeof meta>

const titles = heroSlides.map(({ title }) => title)
/** Waits for the slide. The slides cross-fade, so for a moment there are two headings. */
const shows = (canvasElement: HTMLElement, slide: 0 | 1 | 2) =>
  waitFor(() =>
    expect(within(canvasElement).getByRole('heading')).toHaveTextContent(titles[slide] ?? ''),
  )

/** Five-second intervals that `pass()` runs, so that no story waits. */
let timers: Map<number, () => void>
const holdTheClock = () => {
  timers = new Map()
  const set = window.setInterval.bind(window)
  const clear = window.clearInterval.bind(window)
  let next = -1
  const setting = spyOn(window, 'setInterval').mockImplementation(((
    handler: () => void,
    delay?: number,
  ) => {
    if (delay !== TIME.slideInterval) return set(handler, delay)
    timers.set(next, handler)
    next -= 1
    return next + 1
  }) as typeof window.setInterval)
  const clearing = spyOn(window, 'clearInterval').mockImplementation((id) => {
    if (typeof id === 'number' && id < 0) timers.delete(id)
    else clear(id)
  })
  return () => {
    setting.mockRestore()
    clearing.mockRestore()
  }
}
/**
 * Moves the carousel out of the corner. A headless browser's pointer starts there and would pause
 * the slides.
 */
const awayFromTheCorner: Decorator = (Story) => (
  <Box sx={{ p: 2 }}>
    <Story />
  </Box>
)
const pass = () => timers.forEach((tick) => tick())
const running = (count: 0 | 1) => waitFor(() => expect(timers.size).toBe(count))

/** The search that the home page puts below the text. */
const search = (
  <HeroSearch
    query={{}}
    onChange={() => undefined}
    onSubmit={() => undefined}
    today={FIXTURE_TODAY}
  />
)

export const Default: Story = { args: { search } }
/** Without a search the hero is its text alone. */
export const WithoutSearch: Story = {}

/**
 * Three slides have a title, a line of text and a link to Discover, under an overlay of 50 percent.
 */
export const Behaviour: Story = {
  ...Default,
  tags: ['req:HOME-01', 'req:HOME-04', 'req:HOME-05', 'test-case'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button', { name: /^Slide \d of 3$/ })).toHaveLength(3)
    await shows(canvasElement, 0)
    await expect(canvas.getByRole('link', { name: 'Discover' })).toHaveAttribute(
      'href',
      '/discover',
    )
    const overlay = canvasElement.querySelector('[data-overlay]')
    await expect(getComputedStyle(overlay ?? canvasElement).backgroundColor).toMatch(
      new RegExp(`[,/] ?${HERO_OVERLAY_OPACITY}\\)$`),
    )
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
    await expect(canvasElement.querySelector('img')).toHaveAttribute('fetchpriority', 'high')
  },
}

/** The slides change every five seconds and start over after the last. */
export const MovesOn: Story = {
  tags: ['req:HOME-02', 'test-case'],
  globals: { motion: 'full' },
  beforeEach: holdTheClock,
  decorators: awayFromTheCorner,
  play: async ({ canvasElement }) => {
    for (const slide of [1, 2, 0] as const) {
      pass()
      await shows(canvasElement, slide)
    }
  },
}

/** The arrows wrap in both directions, a dot selects its slide, and a swipe moves to the next. */
export const ByHand: Story = {
  tags: ['req:HOME-03', 'test-case'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await shows(canvasElement, 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await shows(canvasElement, 0)
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 3 of 3' }))
    await shows(canvasElement, 2)
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('Slide 3 of 3')
    await swipe(canvas.getByRole('region'), -80)
    await shows(canvasElement, 0)
  },
}

/** The button that stops the slides comes first for the keyboard. */
export const ByKeyboard: Story = {
  tags: ['test-case'],
  globals: { motion: 'full' },
  beforeEach: holdTheClock,
  decorators: awayFromTheCorner,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pause slides' })).toHaveFocus()
  },
}

/** With data saving the slides start only on request. */
export const DataSaver: Story = {
  tags: ['played'],
  globals: { motion: 'full', dataSaver: 'on' },
  beforeEach: holdTheClock,
  decorators: awayFromTheCorner,
  play: async ({ canvas, canvasElement }) => {
    await running(0)
    await expect(canvasElement.querySelector('img')).not.toHaveAttribute('srcset')
    await userEvent.click(canvas.getByRole('button', { name: 'Play slides' }))
    await userEvent.unhover(canvas.getByRole('region'))
    canvasElement.querySelector<HTMLElement>(':focus')?.blur()
    await running(1)
  },
}

/** Hovering and focusing pause the slides, and the button stops them. */
export const Waits: Story = {
  tags: ['test-case'],
  globals: { motion: 'full' },
  beforeEach: holdTheClock,
  decorators: awayFromTheCorner,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    await running(1)
    await userEvent.hover(region)
    await running(0)
    await userEvent.unhover(region)
    await running(1)
    await userEvent.tab()
    await running(0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await running(1)
    await fireEvent.click(canvas.getByRole('button', { name: 'Pause slides' }))
    await running(0)
    await fireEvent.click(canvas.getByRole('button', { name: 'Play slides' }))
    await running(1)
  },
}

/** With reduced motion the slides start only when the guest starts them. */
export const StandsStill: Story = {
  tags: ['test-case'],
  beforeEach: holdTheClock,
  decorators: awayFromTheCorner,
  play: async ({ canvas }) => {
    await running(0)
    await fireEvent.click(canvas.getByRole('button', { name: 'Play slides' }))
    await running(1)
  },
}

/** The overlay has the tint of its photo: here the blue of dusk instead of a warm brown. */
export const AtDusk: Story = {
  args: { search },
  play: async ({ canvasElement }) => {
    const overlay = canvasElement.querySelector('[data-overlay]')
    const [red = 0, , blue = 0] =
      getComputedStyle(overlay ?? canvasElement)
        .backgroundColor.match(/\d+/g)
        ?.map(Number) ?? []
    await expect(blue).toBeGreaterThan(red)
  },
}
export const LongWords: Story = {
  args: {
    search,
    slides: heroSlides.map((slide) => ({
      ...slide,
      title: 'A very long title about waking up in the place where you always wanted to be',
      subtitle: `${slide.subtitle} `.repeat(4),
    })),
  },
}
/** The photo's placeholder stays behind the text. */
export const PhotoFails: Story = {
  args: {
    search,
    slides: heroSlides.map((slide) => ({ ...slide, file: 'none' })),
  },
}
