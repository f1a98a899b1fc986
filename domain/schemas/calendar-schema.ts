import * as Type from 'typebox'
import type { Static } from 'typebox'
import { component, day, list, payload, text } from './common-schema'

const FIRST = 'First night, a day.'
const LAST = 'Day after the last night.'
const nights = { startDate: day(FIRST), endDate: day(LAST, '2026-04-08') }

/** POST /listing/blocks/:id. */
export const BlockPayloadSchema = payload('Block', 'Nights to block.', {
  ...nights,
  reason: Type.Optional(
    text('Why, for the host and the operator alone.', 'Painter', {
      pattern: '\\S',
      maxLength: 200,
    }),
  ),
})

/** DELETE /listing/blocks/:id. */
export const UnblockQuerySchema = Type.Object(nights, { additionalProperties: false })

const BlockedNightsSchema = component('BlockedNights', 'Nights that are taken without a booking.', {
  ...nights,
  reason: Type.Optional(text('Why, or the words of the other site.', 'Painter')),
  calendar: Type.Optional(text("Name of the other site's calendar that they come from.", 'airbnb')),
})
export type BlockedNights = Static<typeof BlockedNightsSchema>

export const BlocksResponseSchema = component(
  'BlocksResponse',
  'What is blocked in a listing from today on.',
  { blocks: list('The blocks, in their order.', BlockedNightsSchema) },
)

export const CalendarAddressSchema = component(
  'CalendarAddress',
  "Where other sites read a listing's taken nights.",
  {
    address: text(
      'Address for other sites. It is a secret.',
      'https://staylet.example/api/listing/3f0e6a52-8b0d-4f5e-bd0c-2a4f1d7c9b10/kX3…/calendar.ics',
    ),
  },
)
