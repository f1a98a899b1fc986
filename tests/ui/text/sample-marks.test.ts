import { ThemeProvider } from '@mui/material/styles'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import bookingSummary from '@stories/ui/booking/BookingSummary.stories'
import hostCard from '@stories/ui/booking/HostCard.stories'
import paymentPanel from '@stories/ui/booking/PaymentPanel.stories'
import ratingBlock from '@stories/ui/booking/RatingBlock.stories'
import stayRules from '@stories/ui/booking/StayRules.stories'
import footer from '@stories/ui/layout/Footer.stories'
import savedHeader from '@stories/ui/listing/SavedHeader.stories'
import notificationList from '@stories/ui/notification/NotificationList.stories'
import countsRow from '@stories/ui/property/CountsRow.stories'
import damageAndCancellation from '@stories/ui/property/DamageAndCancellation.stories'
import exploreArea from '@stories/ui/property/ExploreArea.stories'
import whereYouSleep from '@stories/ui/property/WhereYouSleep.stories'
import ratingsAndReviews from '@stories/ui/review/RatingsAndReviews.stories'
import contactPanel from '@stories/ui/support/ContactPanel.stories'
import { createStayletTheme } from '@ui/theme/theme'

/** Every section that shows fixed sample content. */
const sections = [
  bookingSummary,
  contactPanel,
  damageAndCancellation,
  exploreArea,
  { ...footer, args: {} },
  hostCard,
  notificationList,
  paymentPanel,
  ratingBlock,
  ratingsAndReviews,
  savedHeader,
  stayRules,
  whereYouSleep,
  { ...countsRow, args: { area: '100 sq ft' } },
].map(({ title, component, args }) => ({
  title,
  component: component as unknown as ComponentType<object>,
  args: args as object,
}))

it.each(sections)('$title marks its sample content once (R-144)', ({ component, args }) => {
  const page = renderToStaticMarkup(
    createElement(
      ThemeProvider,
      { theme: createStayletTheme(), noSsr: true },
      createElement(MemoryRouter, null, createElement(component, args)),
    ),
  )
  expect(page.split(feedbackCopy.sample)).toHaveLength(2)
})
