import { latePart } from '@ui/layout/late-part'

/** The footer is below every first screen, so it is not part of the initial bundle. */
export const LateFooter = latePart(() => import('@ui/layout/Footer').then((file) => file.Footer))
