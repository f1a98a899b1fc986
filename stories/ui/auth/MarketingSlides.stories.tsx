import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { MarketingSlides } from '@ui/auth/MarketingSlides'

const advice: Advice = {
  do: {
    why: 'With the height of the form beside it, photo and words have room.',
    show: () => (
      <div style={{ height: '26rem' }}>
        <MarketingSlides />
      </div>
    ),
  },
  dont: {
    why: 'In a low strip the photo is a scrap, and the words cover it: they are not a banner.',
    show: () => (
      <div style={{ height: '9rem' }}>
        <MarketingSlides />
      </div>
    ),
  },
}

const meta = {
  title: 'product/auth/MarketingSlides',
  id: 'ui-auth-marketingslides',
  component: MarketingSlides,
  parameters: { advice },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ height: '40rem', maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MarketingSlides>

export default meta
type Story = StoryObj<typeof meta>

/** With reduced motion, as in screenshots, the slides do not move. */
export const Default: Story = {
  tags: ['req:PROD-04'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Find Your Perfect Stay')).toBeVisible()
    await expect(canvas.getByText('Book with Ease')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toBeVisible()
  },
}

/** Callback of the five-second interval, with which the story advances it without waiting. */
let tick: (() => void) | undefined

/**
 * Three slides change every 5000 ms and start over. The button stops them. Excluded from
 * screenshots, because it moves.
 */
export const Rotating: Story = {
  tags: ['req:PROD-04', 'no-visual', 'test-case'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { motion: 'full' },
  beforeEach: () => {
    const real = window.setInterval
    const spy = spyOn(window, 'setInterval').mockImplementation(((
      handler: () => void,
      delay?: number,
    ) => {
      if (delay !== 5_000) return real(handler, delay)
      tick = handler
      return 0
    }) as typeof window.setInterval)
    return () => spy.mockRestore()
  },
  play: async ({ canvas, canvasElement }) => {
    const shown = () => canvasElement.querySelector('[data-current="true"]')
    const moveTo = async (words: string) => {
      tick?.()
      await waitFor(() => expect(shown()).toHaveTextContent(words))
    }
    await expect(shown()).toHaveTextContent('Find Your Perfect Stay')
    await waitFor(() => expect(tick).toBeDefined())
    await moveTo('Book with Ease')
    // The old text leaves before the new one appears, so that they never overlap.
    const leaving = canvas.getByText('Find Your Perfect Stay').parentElement ?? canvasElement
    await expect(getComputedStyle(leaving).transition).toMatch(
      /^opacity 0\.12s cubic-bezier\([^)]*\), /,
    )
    await expect(getComputedStyle(shown() ?? canvasElement).transitionDelay).toBe(
      '0.12s, 0.12s, 0.12s',
    )
    await moveTo('Enjoy Your Experience')
    await moveTo('Find Your Perfect Stay')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause slides' }))
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toBeVisible()
  },
}

/** Below the `sm` breakpoint there is one line of text and no photo. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'mobile' } },
  decorators: [(Story) => <Story />],
}

/** However high the words grow, the scrim is behind all of them. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '14rem' }}>
        <Story />
      </div>
    ),
  ],
}

/** With data saving the slides start only on request. */
export const DataSaver: Story = {
  globals: { motion: 'full', dataSaver: 'on' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
  },
}
