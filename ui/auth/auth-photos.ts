import type { Photo } from '@domain/schemas/listing-schema'

/** Photos of the marketing slides, in the slides' order. They are static files of the app. */
export const authPhotos: readonly Photo[] = [
  { fileUrl: '/auth/find.webp' },
  { fileUrl: '/auth/book.webp' },
  { fileUrl: '/auth/enjoy.webp' },
]
