import { Suspense, type ComponentType } from 'react'
import { lateCode } from '@ui/layout/late-code'
import { latePart } from '@ui/layout/late-part'
import type { EmptyHelpProps } from './EmptyHelp'

const EmptyHelp: ComponentType<EmptyHelpProps> = latePart(
  lateCode(() => import('./EmptyHelp'), 'EmptyHelp'),
)

/** Loads the help when an empty result shows it, so it is not part of the initial bundle. */
export const LateEmptyHelp = (props: EmptyHelpProps) => (
  <Suspense fallback={null}>
    <EmptyHelp {...props} />
  </Suspense>
)
