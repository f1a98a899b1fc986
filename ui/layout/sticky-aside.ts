import type { Theme } from '@mui/material/styles'

/** Passes an aside's height to its style, initially and after every change. */
export function measureAside(aside: HTMLElement) {
  const observer = new ResizeObserver(() =>
    aside.style.setProperty('--aside-height', `${aside.offsetHeight}px`),
  )
  observer.observe(aside)
  return () => observer.disconnect()
}

/**
 * Styles of an aside that sticks below the header. One that is taller than the window sticks by its
 * bottom edge, where its button is.
 */
export const stickyAside = (theme: Theme) => ({
  position: 'sticky' as const,
  insetBlockStart: `min(${theme.spacing(12)}, 100svh - var(--aside-height, 0rem) - ${theme.spacing(3)})`,
  alignSelf: 'start',
})
