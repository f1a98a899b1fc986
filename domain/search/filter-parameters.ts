import { KIND_READERS, type ParameterKind } from './filter-kinds'
import { FILTER_NAMES, FILTERS, type FilterName, type KindOf } from './filter-table'
import type { ListingFilters } from './listing-query'

/** Name of a filter, or of the search text, which addresses and requests treat like a filter. */
export type ParameterName = FilterName | 'search'
export type KindOfParameter<Name extends ParameterName> = Name extends FilterName
  ? KindOf<Name>
  : 'text'
/** Name of a parameter of GET /listing. */
export type ApiKey<Name extends ParameterName> = Name extends FilterName
  ? (typeof FILTERS)[Name] extends { api: infer Key extends string }
    ? Key
    : Name
  : Name

/** One parameter of an address or a request. */
export interface Parameter {
  name: ParameterName
  kind: ParameterKind
  /** Name in the query string. */
  key: string
}

const rows: Record<ParameterName, { kind: ParameterKind; address?: string; api?: string }> = {
  search: { kind: 'text' },
  ...FILTERS,
}

/**
 * Returns the parameters of an address or a request: those of `first`, then all other filters.
 * Links and stored responses depend on the order of `first`, so a new filter stays out of it.
 */
export const parametersOf = (
  grammar: 'address' | 'api',
  first: readonly ParameterName[],
): Parameter[] =>
  [...new Set([...first, ...FILTER_NAMES])].map((name) => ({
    name,
    kind: rows[name].kind,
    key: rows[name][grammar] ?? name,
  }))

/** Reads the parameters of an address, or with other readers those of a request. */
export const readParameters = (
  parameters: readonly Parameter[],
  get: (key: string) => string | null | undefined,
  readers = KIND_READERS,
): ListingFilters =>
  Object.fromEntries(parameters.map(({ name, kind, key }) => [name, readers[kind](get(key) ?? '')]))
