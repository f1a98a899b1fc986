/** Resolves after the next frame, so that what a touch changed shows before work that takes longer. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
