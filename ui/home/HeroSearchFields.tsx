import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { homeCopy } from '@domain/copy/home-copy'
import { datesLabel } from '@domain/search/active-filters'
import type { ListingFilters } from '@domain/search/listing-query'
import type { IsoDate } from '@domain/stay/stay-date'
import { formatDays } from '@domain/stay/stay-days'
import { DatesPill } from '@ui/filters/DatesPill'
import { GuestsChoice } from '@ui/filters/GuestsChoice'
import { SearchInput, type SearchInputProps } from '@ui/search/SearchInput'

/** What the hero's search looks for. Each part may be missing. */
export type HeroQuery = Pick<ListingFilters, 'search' | 'startDate' | 'endDate' | 'guestNo'>

/** Returns the chosen dates in few letters, such as 'Dec 16 – 19, 2026'. */
export const stayOf = (query: HeroQuery) =>
  query.startDate && query.endDate ? formatDays(query.startDate, query.endDate) : datesLabel(query)

export interface HeroSearchFieldsProps extends Pick<
  SearchInputProps,
  'suggestions' | 'isWaiting' | 'onForget'
> {
  /** What the guest has filled in. */
  query: HeroQuery
  /** Callback fired with the parts that change. */
  onChange: (changed: HeroQuery) => void
  /** Current day in Lagos. */
  today: IsoDate
}

/**
 * Fields of the hero's search: place, dates and guests. The form around them decides whether they
 * are a row or a column.
 *
 * @avoid Outside HeroSearch and its sheet.
 * @a11y A combobox, a button that opens the calendar, and a group with a stepper.
 */
export function HeroSearchFields({ query, onChange, today, ...help }: HeroSearchFieldsProps) {
  const id = useId()
  return (
    <>
      <Field data-field="where">
        <Name aria-hidden>{homeCopy.where}</Name>
        <SearchInput
          {...help}
          label={homeCopy.where}
          placeholder={homeCopy.whereExample}
          value={query.search ?? ''}
          onChange={(text) => onChange({ search: text })}
        />
      </Field>
      <Later data-field="when">
        <DatesPill
          filters={query}
          onChange={onChange}
          today={today}
          label={homeCopy.when}
          value={stayOf(query)}
          placeholder={homeCopy.addDates}
        />
      </Later>
      <Later data-field="who" role="group" aria-labelledby={id}>
        <Name id={id}>{homeCopy.who}</Name>
        <GuestsChoice filters={query} onChange={onChange} anyText={homeCopy.addGuests} />
      </Later>
    </>
  )
}

/** Its control fills the whole field, so that a touch anywhere on it counts. */
const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  minHeight: theme.spacing(7),
  borderRadius: theme.radius.pill,
  '& input, & p, & [data-set]': {
    ...theme.typography.body1,
    lineHeight: theme.typography.body2.lineHeight,
  },
  '& input': {
    height: 'auto',
    padding: theme.spacing(3, 2, 1),
    borderRadius: 'inherit',
    '&:focus-visible': {
      outline: `${theme.spacing(0.25)} solid ${theme.vars.palette.primary.main}`,
      outlineOffset: theme.spacing(-0.25),
    },
  },
  '& button': { alignSelf: 'stretch' },
}))

/** Fields that need scripts. */
const Later = styled(Field)(({ theme }) => ({
  '&[data-field="who"]': {
    alignItems: 'center',
    paddingInline: theme.spacing(2, 0.75),
    '& > div': { flex: 1 },
    '& p': {
      minWidth: '6.25rem',
      paddingBlockStart: theme.spacing(2),
      color: theme.vars.palette.text.secondary,
    },
    '& p[data-set="true"]': { color: theme.vars.palette.primary.main, fontWeight: 500 },
    '& button': { alignSelf: 'center' },
  },
  '@media (scripting: none)': { display: 'none' },
}))

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(2),
  pointerEvents: 'none',
}))
