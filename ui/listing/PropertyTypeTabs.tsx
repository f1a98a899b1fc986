import { filtersCopy } from '@domain/copy/filters-copy'
import type { PropertyType } from '@domain/schemas/property-type-schema'
import { moveTabFocus } from '@ui/layout/move-tab-focus'
import { Bone } from '@ui/text/Bone'
import { Icon } from '@ui/text/Icon'
import { ICON_LAYOUT_GRID } from '@ui/text/icons'
import { TypeTab, TypeTabRow } from './property-type-parts'
import { PropertyTypeIcon } from './PropertyTypeIcon'
import { useScrollingRow } from './use-scrolling-row'

export interface PropertyTypeTabsProps {
  /** Property types, or undefined while they load. */
  types: readonly PropertyType[] | undefined
  /** Id of the selected type. Undefined selects 'All'. */
  selectedId?: string | undefined
  /**
   * Callback fired with the id of the clicked type, or with undefined for 'All' or the active tab.
   */
  onSelect: (id: string | undefined) => void
}

const SKELETON_TABS = 6

/** First tab, which selects no type. */
const all = { _id: undefined, name: filtersCopy.all, icon: undefined }

/**
 * Tabs that filter by property type. Clicking the active tab clears the filter. The row is one tab
 * stop, and the arrow keys move within it.
 *
 * @avoid For panels of content: TabRow.
 * @a11y A toolbar of toggle buttons: one tab stop; arrows, Home and End move, Enter and Space
 * choose.
 */
export function PropertyTypeTabs({ types, selectedId, onSelect }: PropertyTypeTabsProps) {
  const known = types?.some((type) => type._id === selectedId) ? selectedId : undefined
  const row = useScrollingRow<HTMLDivElement>(known)
  if (!types) {
    return (
      <TypeTabRow aria-hidden>
        {Array.from({ length: SKELETON_TABS }, (_, index) => (
          <TypeTab key={index} as="span">
            <Bone sx={{ width: 24, height: 24 }} />
            <Bone sx={{ width: 56 }} />
          </TypeTab>
        ))}
      </TypeTabRow>
    )
  }
  return (
    <TypeTabRow
      ref={row}
      role="toolbar"
      aria-label={filtersCopy.propertyTypesLabel}
      onKeyDown={(event) => moveTabFocus(event, 'button')}
    >
      {[all, ...types].map(({ _id, name, icon }) => (
        <TypeTab
          key={_id ?? 'all'}
          type="button"
          aria-pressed={_id === known}
          tabIndex={_id === known ? 0 : -1}
          onClick={() => onSelect(_id === known ? undefined : _id)}
        >
          {_id ? (
            <PropertyTypeIcon name={name} fileUrl={icon?.fileUrl} />
          ) : (
            <Icon path={ICON_LAYOUT_GRID} />
          )}
          {name}
        </TypeTab>
      ))}
    </TypeTabRow>
  )
}
