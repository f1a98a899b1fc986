import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { toastCopy } from '@domain/copy/toast-copy'
import type { Advice } from '@stories/advice'
import { ToastStack } from '@ui/feedback/ToastStack'

const advice: Advice = {
  do: {
    why: 'One stack holds every toast of the page, with the newest nearest to the corner.',
    show: () => (
      <ToastStack
        notices={[
          { id: 1, ...toastCopy.linkCopied, severity: 'success' },
          { id: 2, ...toastCopy.saved, severity: 'success' },
        ]}
        paused
        onClose={() => undefined}
      />
    ),
  },
  dont: {
    why: 'A second stack covers the first, and two live regions speak at once.',
    show: () => (
      <>
        <ToastStack
          notices={[{ id: 1, ...toastCopy.linkCopied, severity: 'success' }]}
          paused
          onClose={() => undefined}
        />
        <ToastStack
          notices={[{ id: 2, ...toastCopy.saved, severity: 'success' }]}
          paused
          onClose={() => undefined}
        />
      </>
    ),
  },
}

const meta = {
  title: 'ui/feedback/ToastStack',
  component: ToastStack,
  parameters: { advice, layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: {
    notices: [{ id: 1, ...toastCopy.linkCopied, severity: 'success' }],
    paused: true,
    onClose: fn(),
  },
} satisfies Meta<typeof ToastStack>

export default meta
type Story = StoryObj<typeof meta>

/** Toasts appear in the bottom end corner and are announced. */
export const Default: Story = {
  tags: ['req:ERR-09'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    await within(region).findByText('Link copied to clipboard!')
    const { right, bottom } = region.getBoundingClientRect()
    await expect(right).toBeGreaterThan(window.innerWidth - 40)
    await expect(bottom).toBeGreaterThan(window.innerHeight - 40)
  },
}

/** The live region exists before its first message. */
export const Empty: Story = {
  args: { notices: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
}

export const Several: Story = {
  tags: ['played'],
  args: {
    notices: [
      { id: 1, ...toastCopy.saved, severity: 'success' },
      { id: 2, ...toastCopy.removed, severity: 'info' },
      { id: 3, ...toastCopy.offline, severity: 'warning' },
      { id: 4, ...toastCopy.favouriteFailed, severity: 'error' },
    ],
  },
  play: async ({ canvas, args }) => {
    const close = await canvas.findByRole('button', { name: 'Close: Offline' })
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledWith(3)
  },
}

/** A long message wraps, and the button that closes it stays in sight. */
export const LongMessage: Story = {
  args: {
    notices: [
      {
        id: 1,
        title: 'Your booking of Skyline Penthouse, Victoria Island, may have been made',
        text: 'No response came. Look at My Bookings before you try again, so that you do not book the same nights twice.',
        severity: 'warning',
      },
    ],
  },
}

export const Mobile: Story = {
  ...Several,
  tags: ['played'],
  globals: { viewport: { value: 'mobile' } },
}

/** On the pages of the login a toast is over the slides, off the form. */
export const OverSlides: Story = {
  args: { isOverSlides: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { right, bottom } = canvas.getByRole('status').getBoundingClientRect()
    await expect(right).toBeLessThan(window.innerWidth / 2)
    await expect(bottom).toBeGreaterThan(window.innerHeight - 40)
  },
}

/** On a phone it is above the form, below the header. */
export const OverSlidesMobile: Story = {
  args: { isOverSlides: true },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('status').getBoundingClientRect()
    await expect(top).toBeLessThan(80)
  },
}
