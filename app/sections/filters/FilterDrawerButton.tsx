import { useState } from 'react'
import { FiltersToggle } from '@ui/filters/FiltersToggle'
import { lateCode } from '@ui/layout/late-code'
import { useLatePart } from '@ui/layout/use-late-part'
import type { CountedFilters } from './BrowseFilterDrawer'

export interface FilterDrawerButtonProps extends CountedFilters {
  /** Number of active filters. */
  count: number
  /** Whether large windows show the filters in a row instead. */
  isForSmallWindows?: boolean | undefined
}

const loadDrawer = lateCode(() => import('./BrowseFilterDrawer'), 'BrowseFilterDrawer')

/** Opens the filters below the `lg` breakpoint, where they do not fit on the page. */
export function FilterDrawerButton({
  count,
  isForSmallWindows,
  ...filters
}: FilterDrawerButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { Part: Drawer, warm, want, message } = useLatePart(loadDrawer)
  return (
    <>
      <FiltersToggle
        opens="drawer"
        isForSmallWindows={isForSmallWindows}
        count={count}
        isOpen={isOpen}
        onIntent={warm}
        onToggle={() => want(() => setIsOpen(true))}
      />
      {message}
      {Drawer && <Drawer {...filters} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
