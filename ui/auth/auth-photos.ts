import type { Photo } from '@domain/schemas/listing-schema'

/** One for each marketing slide, in their order; static files of the app. */
export const authPhotos: readonly Photo[] = [
  { fileUrl: '/auth/find.webp', colour: '#516644' },
  { fileUrl: '/auth/book.webp', colour: '#b49062' },
  { fileUrl: '/auth/enjoy.webp', colour: '#89a7b9' },
]
