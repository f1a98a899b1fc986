import { lazy, type ComponentType } from 'react'

/** Below every first screen, so the first file does not carry it; without its code a page stands. */
export const LateFooter = lazy<ComponentType>(() =>
  import('@ui/layout/Footer').then(
    ({ Footer }) => ({ default: Footer }),
    () => ({ default: () => null }),
  ),
)
