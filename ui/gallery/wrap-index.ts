/** The index `step` photos on, wrapping at both ends. Zero photos have only index 0. */
export const wrapIndex = (index: number, step: number, total: number) =>
  total === 0 ? 0 : (((index + step) % total) + total) % total
