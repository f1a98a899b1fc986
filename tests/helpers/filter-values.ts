import type fc from 'fast-check'
import type { FilterKind, FilterValues } from '@domain/search/filter-kinds'
import {
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  type FilterValue,
} from '@domain/search/filter-table'

type ValuesByKind = { [Kind in FilterKind]: fc.Arbitrary<FilterValues[Kind]> }

/** Returns values of every filter by its kind, so that a new filter needs none of its own. */
export const filterValues = (
  kinds: ValuesByKind,
): { [Name in FilterName]: fc.Arbitrary<FilterValue<Name>> } =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, kinds[FILTERS[name].kind]])) as never
