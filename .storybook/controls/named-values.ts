import type { Theme } from '@mui/material/styles'
import type { SxProps } from '@mui/system'
import type { BookedDates, Photo } from '@domain/schemas/listing-schema'
import type { ListingFilters } from '@domain/search/listing-query'
import type { StayBounds } from '@domain/stay/stay-bounds'
import type { IsoDate } from '@domain/stay/stay-date'
import { makePhoto } from '@tests/fixtures/make-photo'
import type { Failure } from '@ui/auth/FormFailure'
import type { HeaderUser } from '@ui/layout/header-user'

type Named<Value> = Readonly<Record<string, Value>>

/** Days around the catalogue's own, which is 7 January 2026 (calm.ts). */
const days: Named<IsoDate> = {
  'Tomorrow 8 January': '2026-01-08',
  '20 January': '2026-01-20',
  '3 February': '2026-02-03',
}

const photos: Named<Photo> = {
  'Living room': makePhoto('palm-villa-living'),
  'House at the sea': makePhoto('beach-house-exterior'),
  'Photo that is missing': makePhoto('palm-villa-living', { fileUrl: '/photos/missing.webp' }),
}

const bookedDates: Named<readonly BookedDates[]> = {
  'All of January': [{ startDate: '2026-01-07', endDate: '2026-02-01' }],
  'Nothing is booked': [],
}

const bounds: Named<StayBounds> = {
  'A week within two months': { nights: 7, months: 2 },
  'A month within a year': { nights: 30, months: 12 },
}

const failures: Named<Failure> = {
  'A failure': { text: 'We could not save this. Please try again.' },
  'A failure with its reason': {
    text: 'We could not save this. Please try again.',
    reason: 'The service takes a short break.',
  },
}

const users: Named<HeaderUser> = {
  'Guest with a name': { name: 'Ngozi Eze', email: 'ngozi@staylet.test' },
  'Guest with a long name': { name: 'Oluwaseun Adebayo-Christopher Akinwunmi' },
}

const filters: Named<ListingFilters> = {
  'No filters': {},
  'Two guests in Lagos': { country: 'Nigeria', state: 'Lagos', guestNo: 2 },
}

const styles: Named<SxProps<Theme>> = {
  'Space above': { mt: 4 },
  Narrow: { maxWidth: 240 },
}

/**
 * Examples to choose where a prop takes a value with a shape of its own, by the type as its component
 * writes it. The values that a component's own stories use come on top. An address of Storybook takes
 * names of letters, digits, spaces, '_' and '-' alone.
 */
export const namedValues: Readonly<Record<string, Named<unknown>>> = {
  IsoDate: days,
  'IsoDate | null': { ...days, 'No day': null },
  Photo: photos,
  'readonly Photo[]': {
    'One photo': [makePhoto('palm-villa-living')],
    'Two photos': [makePhoto('palm-villa-living'), makePhoto('palm-villa-bedroom')],
    'No photo': [],
  },
  'readonly BookedDates[]': bookedDates,
  StayBounds: bounds,
  Failure: failures,
  HeaderUser: users,
  ListingFilters: filters,
  'SxProps<Theme>': styles,
}
