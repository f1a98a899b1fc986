import { useScrollingRow } from '@ui/listing/use-scrolling-row'
import { moveTabFocus } from './move-tab-focus'
import { WordTab, WordTabRow } from './word-tabs'

export interface TabRowProps<Value extends string> {
  /** Tabs in order. */
  tabs: readonly { value: Value; label: string }[]
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
 * Row of tabs in words, for the parts of a page.
 *
 * @avoid For a filter: PropertyTypeTabs. For links to pages: a `nav` with a list.
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
    <WordTabRow ref={row} role="tablist" aria-label={label} onKeyDown={moveTabFocus}>
      {tabs.map(({ value, label: word }) => (
        <WordTab
          key={value}
          type="button"
          role="tab"
          data-word={word}
          id={`${panelId}-${value}`}
          aria-selected={value === selected}
          aria-controls={panelId}
          tabIndex={value === selected ? 0 : -1}
          onClick={() => onSelect(value)}
        >
          {word}
        </WordTab>
      ))}
    </WordTabRow>
  )
}
