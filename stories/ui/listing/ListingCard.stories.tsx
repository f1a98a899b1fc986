import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { photosOf } from '@domain/listing/photos'
import type { Advice } from '@stories/advice'
import {
  bareListing,
  lagoonLoft,
  makeListing,
  ninePhotos,
  noPhoto,
  onePhoto,
} from '@tests/fixtures/make-listing'
import { makePhoto } from '@tests/fixtures/make-photo'
import {
  allPhotosFail,
  dearestListing,
  emojiName,
  freeOfCharge,
  longestName,
  longestWord,
  rightToLeftName,
  sixtyPhotos,
  unpricedListing,
} from '@tests/fixtures/odd-listings'
import { receivePhoto } from '@ui/listing/carry-photo'
import { FavouriteButton } from '@ui/listing/FavouriteButton'
import { ListingCard } from '@ui/listing/ListingCard'
import { ListingGrid } from '@ui/listing/ListingGrid'

const advice: Advice = {
  do: {
    why: 'The card is the link, and the heart is the one thing besides.',
    show: () => (
      <div style={{ maxWidth: '18rem' }}>
        <ListingCard
          listing={lagoonLoft}
          sizes="18rem"
          action={<FavouriteButton name={lagoonLoft.name} onToggle={() => undefined} />}
        />
      </div>
    ),
  },
  dont: {
    why: 'A second way to the same page covers the photo, and nothing is chosen yet that could be booked.',
    show: () => (
      <div style={{ maxWidth: '18rem' }}>
        <ListingCard
          listing={lagoonLoft}
          sizes="18rem"
          action={
            <Button variant="contained" href="#book">
              Book Now
            </Button>
          }
        />
      </div>
    ),
  },
}

const meta = {
  title: 'product/listing/ListingCard',
  id: 'ui-listing-listingcard',
  component: ListingCard,
  parameters: { advice },
  args: {
    listing: lagoonLoft,
    typeName: 'Apartment',
    sizes: '20rem',
    action: <FavouriteButton name={lagoonLoft.name} onToggle={fn()} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListingCard>

export default meta
type Story = StoryObj<typeof meta>

const carried = () => document.querySelector<HTMLImageElement>('body > [data-carried]')

/** Shows everything a card contains, and its only link. */
export const Default: Story = {
  tags: ['req:CARD-01', 'req:CARD-04', 'req:CARD-08', 'req:PROD-02'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      '/propertydetail/lagoon-loft-with-a-balcony',
    )
    await expect(canvas.getByText('Lekki, Lagos')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('₦45,000 /per night')
    await expect(canvasElement).toHaveTextContent('2 bedrooms · Apartment')
    await expect(canvas.getByRole('button', { name: `Favourite ${lagoonLoft.name}` })).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
  },
}

/** Clicks the card's link and shows its photo on the page that follows, as the router does. */
const follow = async (canvasElement: HTMLElement, url: string | undefined) => {
  const link = within(canvasElement).getByRole('link')
  link.addEventListener('click', (event) => event.preventDefault())
  const photo = canvasElement.querySelector<HTMLImageElement>('[data-zoom] img')
  // A photo has its width before all of it has come, and only a whole one flies.
  await waitFor(() => expect(photo?.complete && photo.naturalWidth > 0).toBe(true))
  // A photo that comes late belongs to another visit, so a busy machine must not be late.
  const clock = spyOn(performance, 'now').mockReturnValue(performance.now())
  await userEvent.click(link)
  receivePhoto(url ?? '', photo ?? link)
  clock.mockRestore()
}

/** Pauses every animation as it begins, so that none ends before it is looked at. */
const holdAnimations = () => {
  const { animate } = Element.prototype
  const held = spyOn(Element.prototype, 'animate').mockImplementation(function (
    this: Element,
    ...given
  ) {
    const animation = animate.apply(this, given)
    animation.pause()
    return animation
  })
  return () => held.mockRestore()
}

/**
 * A copy of the photo flies to the page that follows. It is above everything and blocks no click.
 */
export const CarriesItsPhoto: Story = {
  tags: ['test-case'],
  globals: { motion: 'full' },
  beforeEach: holdAnimations,
  play: async ({ canvasElement, args }) => {
    await follow(canvasElement, photosOf(args.listing)[0]?.fileUrl)
    await waitFor(() => expect(carried()).not.toBeNull())
    await expect(carried()).toHaveStyle({ pointerEvents: 'none' })
    await expect(carried()).toHaveAttribute('aria-hidden', 'true')
    carried()?.getAnimations()[0]?.finish()
    await waitFor(() => expect(carried()).toBeNull())
  },
}

/**
 * Nothing flies with reduced motion, nor when the card shows another photo than the cover photo.
 */
export const CarriesNothing: Story = {
  tags: ['test-case'],
  play: async ({ canvasElement, args }) => {
    await follow(canvasElement, photosOf(args.listing)[0]?.fileUrl)
    await follow(canvasElement, '/photos/another.webp')
    await new Promise(requestAnimationFrame)
    await expect(carried()).toBeNull()
  },
}

/** The name comes first for the keyboard, then the heart. Arrow keys on the name turn the photos. */
export const ByKeyboard: Story = {
  tags: ['test-case'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText(/^2 of 5: /)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByText(/^5 of 5: /)).toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Favourite/ })).toHaveFocus()
  },
}

/** Another backend's listing without a usable price. */
export const PriceOnRequest: Story = {
  args: { listing: unpricedListing },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Price on request')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('₦')
  },
}

/** Up to five photos there is one dot for each. The badge counts the others. */
export const FivePhotos: Story = {
  tags: ['req:CARD-02', 'req:CARD-03'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-dot]')).toHaveLength(5)
    await expect(canvasElement).toHaveTextContent('+4')
  },
}

/** From six photos a number replaces the dots. */
export const NinePhotos: Story = {
  tags: ['req:CARD-02', 'req:CARD-03'],
  args: { listing: ninePhotos },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-dot]')).toHaveLength(0)
    await expect(canvas.getByText('1 / 9')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('+8')
  },
}

export const OnePhoto: Story = {
  args: { listing: onePhoto },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-dot]')).toHaveLength(0)
    await expect(canvas.queryByRole('button', { name: /photo/ })).toBeNull()
  },
}

export const NoPhoto: Story = { args: { listing: noPhoto } }

/** The box keeps its size when the photo fails. */
export const PhotoFails: Story = {
  tags: ['req:CARD-07', 'req:ERR-08'],
  args: {
    listing: makeListing({
      listingImg: [makePhoto('lagoon-loft-living', { fileUrl: '/photos/missing.webp' })],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.offsetHeight
    await expect(await canvas.findByText('Image not available')).toBeVisible()
    await expect(canvasElement.offsetHeight).toBe(height)
  },
}

/** The second photo is loaded when the arrow is clicked, and the arrows wrap at both ends. */
export const BrowsesPhotos: Story = {
  tags: ['test-case'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: `Next photo of ${lagoonLoft.name}` }))
    await waitFor(() => expect(canvas.getByRole('img', { name: /Covered balcony/ })).toBeVisible())
    await expect(canvas.getByText(/^2 of 5: /)).toBeInTheDocument()
    const previous = canvas.getByRole('button', { name: `Previous photo of ${lagoonLoft.name}` })
    await userEvent.click(previous)
    await userEvent.click(previous)
    await expect(canvas.getByText(/^5 of 5: /)).toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3)
  },
}

/** A listing that states little is shown with three bedrooms, as an apartment in Lagos. */
export const SaysLittle: Story = {
  tags: ['req:CARD-05', 'req:CARD-06', 'test-case'],
  args: { listing: bareListing, typeName: undefined, action: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 bedrooms · Apartment')
    await expect(canvasElement).toHaveTextContent('Lagos, Nigeria')
  },
}

/** While the types load, or when they cannot be fetched, the card leaves the type out. */
export const TypeNotKnown: Story = {
  tags: ['req:CARD-06', 'test-case'],
  args: { typeName: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2 bedrooms')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('Apartment')
  },
}

export const LongName: Story = {
  args: { listing: longestName },
  play: async ({ canvas }) => {
    // The name stays on one line, and the rating keeps its place beside it.
    for (const text of [canvas.getByRole('heading'), canvas.getByText('4.7')]) {
      const line = Number.parseFloat(getComputedStyle(text).lineHeight)
      await expect(text.offsetHeight).toBeLessThan(line * 1.5)
    }
  },
}

/** With large text on a phone, where a line has room for a few letters, the whole name is shown. */
export const LongNameInLargeText: Story = {
  args: { listing: longestName },
  globals: { viewport: { value: 'mobile' }, textSize: 200 },
  render: (args) => (
    <ListingGrid label="Homes">
      <ListingCard {...args} />
    </ListingGrid>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading')
    await expect(name.scrollWidth).toBe(name.clientWidth)
    await expect(name.offsetHeight).toBeGreaterThan(64)
  },
}
export const LongWord: Story = { args: { listing: longestWord } }
export const SixtyPhotos: Story = { args: { listing: sixtyPhotos } }
export const AllPhotosFail: Story = { args: { listing: allPhotosFail } }
export const EmojiName: Story = { args: { listing: emojiName } }
export const RightToLeftName: Story = { args: { listing: rightToLeftName } }
export const FreeOfCharge: Story = { args: { listing: freeOfCharge } }
export const HugePrice: Story = { args: { listing: dearestListing } }
export const NoRating: Story = { args: { listing: { ...bareListing, name: 'New Home in Yaba' } } }
export const OneBedroom: Story = {
  tags: ['played'],
  args: { listing: makeListing({ bedroomNo: 1 }) },
}

/** Clicking the heart does not follow the card's link. */
export const HeartDoesNotOpen: Story = {
  tags: ['test-case'],
  play: async ({ canvas }) => {
    const opened = fn()
    canvas.getByRole('link').addEventListener('click', opened)
    await userEvent.click(canvas.getByRole('button', { name: /Favourite/ }))
    await expect(opened).not.toHaveBeenCalled()
  },
}
