import { useState } from 'react'
import { paths } from '@domain/paths'
import { printBrowseQuery } from '@domain/search/listing-query-url'
import { useToday } from '@features/api/use-today'
import { useGo } from '@features/navigation/use-go'
import { useSearchHelp } from '@features/search/use-search-help'
import { HeroSearch } from '@ui/home/HeroSearch'
import type { HeroQuery } from '@ui/home/HeroSearchFields'

/** Search of the home page by place, dates and guests, which leads to Discover with all three. */
export function HomeSearch() {
  const go = useGo()
  const today = useToday()
  const [query, setQuery] = useState<HeroQuery>({})
  const search = query.search?.trim()
  const { help, remember } = useSearchHelp(query.search ?? '', true)
  return (
    <HeroSearch
      query={query}
      onChange={(changed) => setQuery((now) => ({ ...now, ...changed }))}
      onSubmit={() => {
        if (search) remember(search)
        const address = printBrowseQuery({ ...query, search })
        go(address.size > 0 ? `${paths.discover}?${address}` : paths.discover)
      }}
      today={today}
      {...help}
    />
  )
}
