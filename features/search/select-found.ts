import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import { listingsIn } from '@domain/listing-answers'
import type { ListingsAnswer } from '@domain/schemas/listing-schema'
import { selectListings } from '@domain/select-listings'
import { todayInLagos } from '@domain/stay-date'

/** The homes that a term finds in what a backend that knows only section 7 sent. */
export const selectFound = (answer: ListingsAnswer, search: string) =>
  selectListings(
    listingsIn(answer),
    { search, limit: SEARCH_SUGGESTIONS_MAX },
    { today: todayInLagos(new Date()), keepOrder: true },
  ).listings
