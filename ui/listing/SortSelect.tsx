import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { resultsCopy } from '@domain/copy/results-copy'
import { SORT_ORDERS, type SortOrder } from '@domain/search/listing-query'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_DOWN } from '@ui/text/icons'

export interface SortSelectProps {
  /** Chosen order. Undefined for the default order. */
  value?: SortOrder | undefined
  /** Whether the results have a search text. The default order is then by relevance. */
  hasText?: boolean | undefined
  /** Callback fired with the chosen order, or undefined for the default order. */
  onChange: (sort: SortOrder | undefined) => void
}

/**
 * Select for the order of results. It is the system's own, which opens as a wheel on phones.
 *
 * @avoid For filters: NamedChoice or ChoiceChips.
 * @a11y A labelled native select.
 */
export function SortSelect({ value, hasText = false, onChange }: SortSelectProps) {
  const id = useId()
  const orders = hasText ? SORT_ORDERS : SORT_ORDERS.filter((order) => order !== 'newest')
  const chosen = value === 'newest' && !hasText ? '' : (value ?? '')
  return (
    <Field>
      <label htmlFor={id}>{resultsCopy.sort}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => onChange(SORT_ORDERS.find((order) => order === target.value))}
      >
        <option value="">{hasText ? resultsCopy.relevance : resultsCopy.orders.newest}</option>
        {orders.map((order) => (
          <option key={order} value={order}>
            {resultsCopy.orders[order]}
          </option>
        ))}
      </select>
      <Icon path={ICON_CHEVRON_DOWN} size="small" />
    </Field>
  )
}

const Field = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  // Beside the number of results in ResultsFrame.
  '&&': { flex: 'none', maxWidth: '100%' },
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '& select': {
    // Below 16 pixels a phone would zoom into the page.
    ...theme.typography.body1,
    minWidth: 0,
    minHeight: theme.size.touch,
    appearance: 'none',
    paddingInline: `${theme.spacing(2)} calc(1.125rem + ${theme.spacing(2.25)})`,
    border: `thin solid ${theme.vars.palette.outline}`,
    borderRadius: theme.radius.pill,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.surface,
    cursor: 'pointer',
  },
  // On phones the order alone is beside the number of homes. Screen readers still hear the label.
  [theme.breakpoints.down('sm')]: {
    '& > label': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
  // The icon is above the end of the select and transparent to clicks.
  '& > svg': {
    marginInline: `calc(-1.125rem - ${theme.spacing(2.5)}) ${theme.spacing(1.5)}`,
    pointerEvents: 'none',
  },
}))
