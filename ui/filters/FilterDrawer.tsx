import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { drawerSlots, tallSheet } from '@ui/layout/drawer-slots'
import { useCloseRequest } from '@ui/layout/use-close-request'
import { WhileOpen } from '@ui/layout/while-open'
import { Icon } from '@ui/text/Icon'
import { ICON_X } from '@ui/text/icons'
import { FilterPanel, type FilterPanelProps } from './FilterPanel'

export interface FilterDrawerProps extends Omit<FilterPanelProps, 'action' | 'summary'> {
  /** Whether the drawer is open. */
  open: boolean
  /**
   * Callback fired on the close button, on the button with the count, on Escape, or on a click
   * outside.
   */
  onClose: () => void
  /** Number of matching listings, or undefined until it is known. */
  total: number | undefined
  /** Whether more than `total` listings match. */
  isCapped?: boolean | undefined
}

/**
 * Filter panel as a bottom sheet, for windows without room for it beside the listings.
 *
 * @avoid Where there is room beside the results: FilterPanel.
 * @a11y A modal dialog named 'Filters'. Escape and the button with the count close it; the count is
 * announced.
 */
export function FilterDrawer({
  open,
  onClose,
  total,
  isCapped = false,
  ...panel
}: FilterDrawerProps) {
  useCloseRequest(open, onClose)
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={drawerSlots({ 'aria-label': filtersCopy.title, sx: { ...tallSheet, px: 2 } })}
    >
      <WhileOpen open={open}>
        <FilterPanel
          {...panel}
          action={
            <IconButton
              aria-label={filterPanelCopy.close}
              onClick={onClose}
              sx={{ marginInlineEnd: -1.5 }}
            >
              <Icon path={ICON_X} />
            </IconButton>
          }
          summary={
            <Button variant="contained" onClick={onClose} aria-live="polite">
              {total === undefined
                ? filterPanelCopy.close
                : filterPanelCopy.showHomes(total, isCapped)}
            </Button>
          }
        />
      </WhileOpen>
    </Drawer>
  )
}
