import type { Photo } from '@domain/schemas/listing-schema'

/** One for each marketing slide, in their order; static files of the app. */
export const authPhotos: readonly Photo[] = [
  { fileUrl: '/auth/find.webp' },
  { fileUrl: '/auth/book.webp' },
  { fileUrl: '/auth/enjoy.webp' },
]
