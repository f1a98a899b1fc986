import { useId } from 'react'
import type { ReviewChange } from '@tests/visual/review-data'
import type { Decisions } from './decisions'

export interface Filter {
  /** Part of the name of a component or story. */
  text: string
  kind: string
  variant: string
  state: string
}

export const noFilter: Filter = { text: '', kind: '', variant: '', state: '' }

/** Returns the changes that fit every part of a filter. */
export const filterChanges = (
  changes: readonly ReviewChange[],
  { text, kind, variant, state }: Filter,
  decisions: Decisions,
) =>
  changes.filter(
    (change) =>
      `${change.title} ${change.name}`.toLowerCase().includes(text.toLowerCase()) &&
      (kind === '' || change.kind === kind) &&
      (variant === '' || change.variant === variant) &&
      (state === '' || (decisions[change.key]?.verdict ?? 'open') === state),
  )

interface FiltersProps {
  changes: readonly ReviewChange[]
  filter: Filter
  onChange: (filter: Filter) => void
}

/** Fields that narrow the list of changes. */
export function Filters({ changes, filter, onChange }: FiltersProps) {
  const id = useId()
  const choices = {
    kind: [...new Set(changes.map(({ kind }) => kind))],
    variant: [...new Set(changes.map(({ variant }) => variant))].sort(),
    state: ['open', 'approved', 'rejected'],
  }
  return (
    <search className="filters">
      <label htmlFor={`${id}text`}>Component or story</label>
      <input
        id={`${id}text`}
        type="search"
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      {(['kind', 'variant', 'state'] as const).map((name) => (
        <label key={name}>
          {name}
          <select
            value={filter[name]}
            onChange={({ target }) => onChange({ ...filter, [name]: target.value })}
          >
            <option value="">all</option>
            {choices[name].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </search>
  )
}
