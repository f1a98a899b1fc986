import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { useHeld } from '@stories/use-held'
import { lagoonLoft, ninePhotos } from '@tests/fixtures/make-listing'
import { makePhoto } from '@tests/fixtures/make-photo'
import { Lightbox, type LightboxProps } from '@ui/gallery/Lightbox'
import { drag, swipe } from './swipe'

/** Keeps the index and whether it is open, as a page does. */
function Kept({ isOpenAtFirst = true, ...args }: LightboxProps & { isOpenAtFirst?: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [index, setIndex] = useHeld(args.index)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the photos</Button>
      {isOpen && (
        <Lightbox
          {...args}
          index={index}
          onIndexChange={(next) => {
            args.onIndexChange(next)
            setIndex(next)
          }}
          onClose={() => {
            args.onClose()
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

const advice: Advice = {
  do: {
    why: 'It shows the clicked photo as large as the window allows.',
    show: () => (
      <Lightbox
        photos={ninePhotos.listingImg ?? []}
        name={ninePhotos.name}
        index={0}
        onIndexChange={() => undefined}
        onClose={() => undefined}
      />
    ),
  },
  dont: {
    why: 'Without photos it covers the page to show nothing: leave out what opens it.',
    show: () => (
      <Lightbox
        photos={[]}
        name={ninePhotos.name}
        index={0}
        onIndexChange={() => undefined}
        onClose={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/gallery/Lightbox',
  component: Lightbox,
  parameters: { advice },
  args: {
    photos: ninePhotos.listingImg ?? [],
    name: ninePhotos.name,
    index: 0,
    onIndexChange: fn(),
    onClose: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

const counter = () => within(screen.getByRole('dialog')).getByRole('status')

export const Default: Story = {}

/** The lightbox has a counter, arrows that wrap, thumbnails and a close button. */
export const Behaviour: Story = {
  ...Default,
  tags: ['req:GAL-06', 'test-case'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Photos of Beach House/ }))
    await expect(counter()).toHaveTextContent('1 / 9')
    await userEvent.click(dialog.getByRole('button', { name: 'Previous photo' }))
    await expect(counter()).toHaveTextContent('9 / 9')
    await userEvent.click(dialog.getByRole('button', { name: 'Next photo' }))
    await expect(counter()).toHaveTextContent('1 / 9')
    await userEvent.click(dialog.getByRole('button', { name: 'Show photo 4' }))
    await expect(counter()).toHaveTextContent('4 / 9')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(3)
    await expect(dialog.getByRole('button', { name: 'Show photo 4', current: true })).toBeVisible()
  },
}

/**
 * The arrow keys move and wrap. Escape closes the lightbox and returns the focus to the element
 * that opened it.
 */
export const ByKeyboard: Story = {
  tags: ['req:GAL-05', 'req:GAL-07', 'test-case'],
  render: (args) => <Kept {...args} isOpenAtFirst={false} />,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button')
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(counter()).toHaveTextContent('9 / 9')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(counter()).toHaveTextContent('2 / 9')
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab()
      await expect(screen.getByRole('dialog')).toContainElement(
        document.activeElement as HTMLElement,
      )
    }
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Home and End go to the first and last photo, and the focus follows the thumbnail. */
export const FirstAndLast: Story = {
  tags: ['test-case'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.keyboard('{End}')
    await expect(counter()).toHaveTextContent('9 / 9')
    await userEvent.click(dialog.getByRole('button', { name: 'Show photo 4' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('button', { name: 'Show photo 5' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(dialog.getByRole('button', { name: 'Show photo 1' })).toHaveFocus()
    await expect(counter()).toHaveTextContent('1 / 9')
  },
}

/** Each of several quick presses counts, although the parent follows a moment later. */
export const QuickPresses: Story = {
  tags: ['test-case'],
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(counter()).toHaveTextContent('2 / 9')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1)
  },
}

/** The keys '+' and '0' zoom the photo, and another photo starts without a zoom. */
export const ZoomedByKeyboard: Story = {
  tags: ['test-case'],
  play: async () => {
    const photo = await screen.findByRole('img', { name: /White timber beach house/ })
    const before = photo.getBoundingClientRect().width
    await userEvent.keyboard('+')
    await expect(photo.getBoundingClientRect().width).toBeCloseTo(before * 2)
    await userEvent.keyboard('0')
    await expect(photo.getBoundingClientRect().width).toBeCloseTo(before)
    await userEvent.keyboard('+{ArrowRight}{ArrowLeft}')
    const again = await screen.findByRole('img', { name: /White timber beach house/ })
    await expect(again.getBoundingClientRect().width).toBeCloseTo(before)
  },
}

/** A double click zooms the photo, and another one shows all of it again. */
export const Zoomed: Story = {
  tags: ['test-case'],
  play: async () => {
    const photo = await screen.findByRole('img', { name: /White timber beach house/ })
    const before = photo.getBoundingClientRect().width
    await userEvent.dblClick(photo)
    await expect(photo.getBoundingClientRect().width).toBeCloseTo(before * 2)
    await fireEvent.doubleClick(photo)
    await expect(photo.getBoundingClientRect().width).toBeCloseTo(before)
  },
}

/** During a swipe the next photo waits at the side, hidden from screen readers. */
export const Swiping: Story = {
  tags: ['test-case'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await drag(dialog.getByRole('img', { name: /White timber beach house/ }), -100)
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: /Breezy/, hidden: true })).toBeInTheDocument(),
    )
    await expect(dialog.queryByRole('img', { name: /Breezy/ })).toBeNull()
  },
}

/** A swipe needs more than 50 pixels. */
export const Swiped: Story = {
  tags: ['req:GAL-08', 'test-case'],
  play: async () => {
    const photo = await screen.findByRole('img', { name: /White timber beach house/ })
    await swipe(photo, -50)
    await expect(counter()).toHaveTextContent('1 / 9')
    await swipe(photo, -51)
    await expect(counter()).toHaveTextContent('2 / 9')
    const second = await screen.findByRole('img', { name: /Breezy beach-house/ })
    await swipe(second, 51)
    await expect(counter()).toHaveTextContent('1 / 9')
  },
}

/** The page behind does not scroll while the lightbox is open. */
export const LocksThePage: Story = {
  tags: ['req:GAL-09', 'test-case'],
  play: async () => {
    await screen.findByRole('dialog')
    await expect(document.body).toHaveStyle({ overflow: 'hidden' })
    await userEvent.click(screen.getByRole('button', { name: 'Close photos' }))
    await waitFor(() => expect(document.body).not.toHaveStyle({ overflow: 'hidden' }))
  },
}

/** A click beside the photo closes the lightbox, and a click on it does not. */
export const ClosesBesideThePhoto: Story = {
  tags: ['test-case'],
  play: async ({ args }) => {
    const photo = await screen.findByRole('img', { name: /White timber beach house/ })
    await userEvent.click(photo)
    await expect(args.onClose).not.toHaveBeenCalled()
    await fireEvent.click(counter())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/**
 * The photo's description is under it, and no control covers it. On phones the arrows are beside
 * the counter under the photo.
 */
export const OnPhones: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const photo = dialog.getByRole('img', { name: /White timber beach house/ })
    await expect(dialog.getAllByText(/White timber beach house/)[0]).toBeVisible()
    const { bottom } = photo.getBoundingClientRect()
    for (const name of ['Previous photo', 'Next photo']) {
      const arrow = dialog.getByRole('button', { name }).getBoundingClientRect()
      await expect(arrow.top).toBeGreaterThanOrEqual(bottom)
      await expect(Math.abs(arrow.top - counter().getBoundingClientRect().top)).toBeLessThan(24)
    }
  },
}

/** In a wide window the arrows are beside the photo, and the counter in the middle above it. */
export const OnDesktops: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const photo = dialog.getByRole('img', { name: /White timber beach house/ })
    const { left, right, top } = photo.getBoundingClientRect()
    const previous = dialog.getByRole('button', { name: 'Previous photo' })
    await expect(previous.getBoundingClientRect().right).toBeLessThanOrEqual(left)
    const next = dialog.getByRole('button', { name: 'Next photo' })
    await expect(next.getBoundingClientRect().left).toBeGreaterThanOrEqual(right)
    const box = counter().getBoundingClientRect()
    await expect(box.bottom).toBeLessThanOrEqual(top)
    await expect(box.left + box.width / 2).toBeCloseTo(window.innerWidth / 2, 0)
  },
}

/** A single photo needs neither arrows nor thumbnails. */
export const OnePhoto: Story = {
  args: { photos: [makePhoto('skyline-penthouse-living')] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('button')).toHaveLength(1)
  },
}
export const NoPhotos: Story = { args: { photos: [] } }
export const SixtyPhotos: Story = {
  args: {
    photos: Array.from({ length: 60 }, () => makePhoto('palm-villa-living')),
    index: 42,
  },
}
/** Another backend's photos have neither a size nor a description. */
export const UnknownSizes: Story = {
  args: { photos: [{ fileUrl: '/photos/avatar-1.webp' }, { fileUrl: '/photos/avatar-2.webp' }] },
}
export const PhotoFails: Story = {
  tags: ['req:ERR-08'],
  args: {
    photos: (lagoonLoft.listingImg ?? []).map((photo, index) => ({
      ...photo,
      fileUrl: `/photos/missing-${index}.webp`,
    })),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect((await dialog.findAllByText('Image not available')).length).toBeGreaterThan(0)
  },
}
