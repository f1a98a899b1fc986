import { startTransition, useState } from 'react'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { datesLabel } from '@domain/search/active-filters'
import { chooseStart, type StayChoice } from '@domain/stay/stay-choice'
import type { IsoDate } from '@domain/stay/stay-date'
import { CALENDAR_HEIGHT, LazyStayPopup } from '@ui/dates/lazy-stay-popup'
import type { StayEnd } from '@ui/dates/stay-dates'
import { makeRoomBelow } from '@ui/layout/popup-anchor'
import type { FilterControlProps } from './filter-controls'
import { FilterPill } from './FilterPill'

export interface DatesPillProps extends FilterControlProps {
  /** Current day in Lagos. */
  today: IsoDate
  /** Name above the dates, 'Dates' by default. */
  label?: string | undefined
  /** Text of the chosen dates, that of the filter's chip by default. */
  value?: string | undefined
  /** Text shown without dates, 'Any' by default. */
  placeholder?: string | undefined
}

/**
 * Pill for the dates in a row, of the home page's filters or of its search. It opens the calendar
 * directly, which is fetched on hover or focus.
 *
 * @avoid In a column: FilterPanel has the two inputs.
 * @a11y A button that opens a dialog and says the chosen dates.
 */
export function DatesPill({
  filters,
  onChange,
  today,
  label = filterPanelCopy.dates,
  value = datesLabel(filters),
  placeholder = filterPanelCopy.any,
}: DatesPillProps) {
  const [pill, setPill] = useState<HTMLButtonElement | null>(null)
  const [picking, setPicking] = useState<StayEnd | null>(null)
  const [draft, setDraft] = useState<StayChoice>()
  const chosen: StayChoice = {
    startDate: filters.startDate ?? null,
    endDate: filters.endDate ?? null,
  }
  const dates = draft ?? chosen

  // A check-in alone does not search yet, because the guest is about to choose the check-out.
  const settle = (stay: StayChoice | undefined) => {
    setPicking(null)
    setDraft(undefined)
    if (!stay || (stay.startDate === chosen.startDate && stay.endDate === chosen.endDate)) return
    onChange({ startDate: stay.startDate ?? undefined, endDate: stay.endDate ?? undefined })
  }
  return (
    <FilterPill
      ref={setPill}
      label={label}
      value={value}
      placeholder={placeholder}
      isOpen={picking !== null}
      onIntent={() => void LazyStayPopup.preload()}
      onOpen={() => {
        if (pill) makeRoomBelow(pill, CALENDAR_HEIGHT)
        startTransition(() => setPicking('start'))
      }}
    >
      <LazyStayPopup
        open={picking !== null}
        {...dates}
        today={today}
        picking={picking}
        anchor={pill}
        onPickingChange={setPicking}
        onPick={(day) => {
          if (picking === 'end') return settle({ ...dates, endDate: day })
          setDraft(chooseStart(dates, day))
          setPicking('end')
        }}
        onClear={() => settle({ startDate: null, endDate: null })}
        onClose={() => settle(draft)}
      />
    </FilterPill>
  )
}
