import { startTransition, useState } from 'react'
import { FiltersToggle } from '@ui/filters/FiltersToggle'
import { lazyPart } from '@ui/layout/lazy-part'
import type { CountedFilters } from './BrowseFilterDrawer'

export interface FilterDrawerButtonProps extends CountedFilters {
  /** Number of active filters. */
  count: number
  /** Whether large windows show the filters in a row instead. */
  isForSmallWindows?: boolean | undefined
}

const Drawer = lazyPart(() =>
  import('./BrowseFilterDrawer').then(({ BrowseFilterDrawer }) => BrowseFilterDrawer),
)

/** Opens the filters below the `lg` breakpoint, where they do not fit on the page. */
export function FilterDrawerButton({
  count,
  isForSmallWindows,
  ...filters
}: FilterDrawerButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FiltersToggle
        isForSmallWindows={isForSmallWindows}
        count={count}
        isOpen={isOpen}
        onIntent={() => void Drawer.preload()}
        // The touch first shows on the button.
        onToggle={() => startTransition(() => setIsOpen(true))}
      />
      <Drawer {...filters} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
