import { lazy, type ComponentType } from 'react'

/**
 * The footer is below every first screen, so it is not part of the initial bundle. If its code
 * fails to load, the page renders without it.
 */
export const LateFooter = lazy<ComponentType>(() =>
  import('@ui/layout/Footer').then(
    ({ Footer }) => ({ default: Footer }),
    () => ({ default: () => null }),
  ),
)
