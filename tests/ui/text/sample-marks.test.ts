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
import sampleSections from '@stories/ui/property/SampleSections.stories'
import contactPanel from '@stories/ui/support/ContactPanel.stories'
import { createStayletTheme } from '@ui/theme/theme'

/** Every part that shows fixed sample content. The sections of a property page are in groups. */
const sections = [
  bookingSummary,
  contactPanel,
  { ...footer, args: {} },
  hostCard,
  notificationList,
  paymentPanel,
  ratingBlock,
  sampleSections,
  savedHeader,
  stayRules,
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
