import type fc from 'fast-check'
import {
  FILTER_NAMES,
  type FilterKind,
  type FilterName,
  FILTERS,
  type FilterValue,
  type FilterValues,
} from '@domain/search/filter-table'

type ValuesByKind = { [Kind in FilterKind]: fc.Arbitrary<FilterValues[Kind]> }

/** Returns values of every filter by its kind, so that a new filter needs none of its own. */
export const filterValues = (
  kinds: ValuesByKind,
): { [Name in FilterName]: fc.Arbitrary<FilterValue<Name>> } =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, kinds[FILTERS[name].kind]])) as never
