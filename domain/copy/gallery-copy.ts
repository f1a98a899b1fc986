/** Texts of the photo gallery. */
export const galleryCopy = {
  viewAll: (total: number) => `View all ${total} photos`,
  // Not in the specification.
  label: (name: string) => `Photos of ${name}`,
  open: (index: number, total: number) => `Open photo ${index} of ${total}`,
  show: (index: number) => `Show photo ${index}`,
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close photos',
  thumbnails: 'All photos',
} as const
