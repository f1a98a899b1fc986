import { styled } from '@mui/material/styles'
import { TypeTab, TypeTabRow } from '@ui/listing/property-type-parts'
import { useScrollingRow } from '@ui/listing/use-scrolling-row'
import { Icon } from '@ui/text/Icon'
import { moveTabFocus } from './move-tab-focus'

export interface TabRowProps<Value extends string> {
  /** Tabs in order. `icon` is an SVG path from icons.ts. */
  tabs: readonly { value: Value; label: string; icon: string }[]
  /** Value of the selected tab. */
  selected: Value
  /** Callback fired with the value of the clicked tab. */
  onSelect: (value: Value) => void
  /** Accessible name of the tab list. */
  label: string
  /** Id of the TabPanel. */
  panelId: string
}

/**
 * Row of tabs, each an icon above a label, with the look of the property type tabs.
 *
 * @avoid For a filter: PropertyTypeTabs. For links to pages: HeaderNav.
 * @a11y Tabs of the ARIA pattern: one tab stop, arrow keys, Home and End move, Enter selects.
 */
export function TabRow<Value extends string>({
  tabs,
  selected,
  onSelect,
  label,
  panelId,
}: TabRowProps<Value>) {
  const row = useScrollingRow<HTMLDivElement>(selected)
  return (
    <TypeTabRow ref={row} role="tablist" aria-label={label} onKeyDown={moveTabFocus}>
      {tabs.map(({ value, label: word, icon }) => (
        <Tab
          key={value}
          type="button"
          role="tab"
          id={`${panelId}-${value}`}
          aria-selected={value === selected}
          aria-controls={panelId}
          tabIndex={value === selected ? 0 : -1}
          onClick={() => onSelect(value)}
        >
          <Icon path={icon} />
          {word}
        </Tab>
      ))}
    </TypeTabRow>
  )
}

/** Property type tab, marked by the selected state of a tab instead of a pressed button. */
const Tab = styled(TypeTab)(({ theme }) => ({
  minWidth: theme.spacing(11),
  '&[aria-selected="true"]': {
    color: theme.vars.palette.primary.main,
    '&::after': { transform: 'none' },
  },
}))
