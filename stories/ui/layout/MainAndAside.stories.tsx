import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { nightQuote } from '@domain/booking/pricing'
import type { Advice } from '@stories/advice'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { BookingCard } from '@ui/booking/BookingCard'
import { MainAndAside } from '@ui/layout/MainAndAside'
import { SectionCard } from '@ui/layout/SectionCard'
import { AboutText } from '@ui/property/AboutText'

const nothing = () => {}

const advice: Advice = {
  do: {
    why: 'Sections to read are at the left, and the one card with the action is beside them.',
    show: () => (
      <MainAndAside aside={<SectionCard title="₦45,000 per night">Add dates to book.</SectionCard>}>
        <AboutText description="Bright rooms above the water, and a quiet street." />
        <Typography>Shoes stay at the door.</Typography>
      </MainAndAside>
    ),
  },
  dont: {
    why: 'Cards of equal rank are separated twice, by their edges and by hairlines: CardColumns.',
    show: () => (
      <MainAndAside aside={<SectionCard title="Account">Ngozi Eze</SectionCard>}>
        <SectionCard title="Profile">Your name and how hosts reach you.</SectionCard>
        <SectionCard title="Password">Changed in January.</SectionCard>
      </MainAndAside>
    ),
  },
}

const meta = {
  title: 'ui/layout/MainAndAside',
  component: MainAndAside,
  parameters: { advice },
  args: {
    children: <AboutText description={lagoonLoft.description} />,
    aside: (
      <BookingCard
        basePrice={lagoonLoft.basePrice}
        quote={nightQuote(lagoonLoft)}
        startDate={null}
        endDate={null}
        today="2026-01-07"
        guests={1}
        maxGuests={4}
        onDatesChange={nothing}
        onGuestsChange={nothing}
        onBookNow={nothing}
      />
    ),
  },
} satisfies Meta<typeof MainAndAside>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Space and a line separate the sections, and the card stays visible beside them. */
export const ManySections: Story = {
  tags: ['req:PROP-06', 'played'],
  parameters: { visual: { scroll: 600 } },
  // With large text the card follows the text, as on a phone.
  globals: { viewport: { value: 'desktop' }, textSize: 100 },
  args: {
    children: ['Explore the area', 'Where you sleep', 'About this property'].map((title) => (
      <section key={title} style={{ minHeight: '40rem' }}>
        <Typography variant="h2">{title}</Typography>
      </section>
    )),
  },
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('complementary')
    const main = canvas.getByRole('heading', { name: 'Explore the area' })
    await expect(aside.getBoundingClientRect().left).toBeGreaterThan(
      main.getBoundingClientRect().right,
    )
    window.scrollTo({ top: 600, behavior: 'instant' })
    await waitFor(() => expect(main.getBoundingClientRect().top).toBeLessThan(0))
    const { top } = aside.getBoundingClientRect()
    await expect(top).toBeGreaterThan(0)
    await expect(top).toBeLessThan(200)
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** A card taller than the window keeps its end visible, because its button is there. */
export const TallAside: Story = {
  tags: ['played'],
  globals: { viewport: { value: 'desktop' }, textSize: 100 },
  args: {
    children: <div style={{ height: '150rem' }}>Main text</div>,
    aside: (
      <div style={{ display: 'flex', alignItems: 'end', height: '60rem', outline: '1px solid' }}>
        <button type="button">Confirm</button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Confirm' })
    window.scrollTo({ top: 800, behavior: 'instant' })
    await waitFor(() => {
      const { top, bottom } = button.getBoundingClientRect()
      return expect(top > 0 && bottom <= window.innerHeight).toBe(true)
    })
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** Below the `lg` breakpoint the card follows the text. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('heading', { name: 'About this property' })
    await expect(canvas.getByRole('complementary').getBoundingClientRect().top).toBeGreaterThan(
      text.getBoundingClientRect().bottom,
    )
  },
}
