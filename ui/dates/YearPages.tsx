import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { DATE_PICKER } from '@domain/constants'
import { datesCopy } from '@domain/copy/dates-copy'
import { offProps } from '@ui/form/off-props'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT } from '@ui/text/icons'

export interface YearPagesProps {
  /** Year whose page shows first. */
  year: number
  /** Earliest year that can be chosen. */
  firstYear: number
  /** Latest year that can be chosen. Every later year can be chosen when it is undefined. */
  lastYear?: number | undefined
  /** Callback fired with the clicked year. */
  onPick: (year: number) => void
  /** Callback fired on a click on the heading, which returns to the days without a choice. */
  onBack: () => void
}

const PAGE = DATE_PICKER.yearsPerPage

/**
 * Years, twelve on each page.
 *
 * @avoid For a choice of few years: a NativeSelect.
 * @a11y Buttons in pages of twelve. The current year has the focus and `aria-current`; the range is
 * announced.
 */
export function YearPages({ year, firstYear, lastYear, onPick, onBack }: YearPagesProps) {
  const [page, setPage] = useState(Math.floor((year - firstYear) / PAGE))
  const first = firstYear + page * PAGE
  const years = Array.from({ length: PAGE }, (_, index) => first + index)
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', py: 0.5 }}>
        <Button onClick={onBack} sx={{ marginInlineEnd: 'auto', px: 1 }}>
          <span aria-live="polite">{`${first} – ${first + PAGE - 1}`}</span>
        </Button>
        <IconButton
          aria-label={datesCopy.previousYears}
          onClick={() => setPage(page - 1)}
          {...offProps(page <= 0)}
        >
          <Icon path={ICON_CHEVRON_LEFT} />
        </IconButton>
        <IconButton
          aria-label={datesCopy.nextYears}
          onClick={() => setPage(page + 1)}
          {...offProps(lastYear !== undefined && first + PAGE > lastYear)}
        >
          <Icon path={ICON_CHEVRON_RIGHT} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, py: 1 }}>
        {years.map((each) => (
          <Button
            key={each}
            variant={each === year ? 'contained' : 'text'}
            aria-current={each === year ? 'date' : undefined}
            // The button that opened the years is gone, so the focus moves here.
            autoFocus={each === year}
            disabled={lastYear !== undefined && each > lastYear}
            onClick={() => onPick(each)}
          >
            {each}
          </Button>
        ))}
      </Box>
    </div>
  )
}
