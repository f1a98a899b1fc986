import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '@app/App'
import { AppProviders } from '@app/AppProviders'
import { routeAt } from '@app/routes/route-at'
import { renderedPathAtom } from '@app/start/rendered-path'
import { apiPaths } from '@domain/api/api-paths'
import type { RenderedPage, RenderedResponses } from '@domain/page-data'
import { routePatterns } from '@domain/paths'
import { parseBrowseQuery } from '@domain/search/listing-query-url'
import type { Api } from '@features/api/api-client'
import { startListingPath } from '@features/listing/start-listing-path'
import { createCollectedStyles } from '@ui/theme/style-cache'

/**
 * Nothing is requested while a page is rendered, because SWR requests data in effects, which do not
 * run on the server.
 */
const noApi: Api = {
  request: () => Promise.reject(new Error('The server renders without requests.')),
}
const cachesNothing = { placeOf: () => ({ store: () => {}, find: async () => undefined }) }

/** Returns the API paths whose responses the first screen of an address shows. */
export function responsePaths(address: string): string[] {
  const { pathname, search } = new URL(address, 'http://page')
  const listings = startListingPath({ pathname, search }, false)
  if (pathname === routePatterns.home) return [listings, apiPaths.propertyTypes]
  // The property page names the listing's amenities.
  if (pathname !== routePatterns.discover) return [listings, apiPaths.amenities]
  const { amenities } = parseBrowseQuery(new URLSearchParams(search))
  // A chip names each chosen amenity.
  const names = amenities === undefined ? [] : [apiPaths.amenities]
  return [listings, apiPaths.propertyTypes, ...names]
}

/**
 * Renders a page as a visitor on a phone sees it first. Rejects when any part of it throws, because
 * half a page is worth less than the shell.
 */
export async function renderPage(
  address: string,
  rendered: RenderedResponses,
): Promise<RenderedPage> {
  const styles = createCollectedStyles()
  const faults: unknown[] = []
  const { pathname } = new URL(address, 'http://page')
  const store = createStore()
  store.set(renderedPathAtom, pathname)
  await routeAt(pathname).Page.preload?.()
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={address}>
        <AppProviders
          api={noApi}
          offlineCache={cachesNothing}
          store={store}
          styles={styles.cache}
          rendered={rendered}
        >
          <App />
        </AppProviders>
      </StaticRouter>
    </StrictMode>,
    // Above this size React would move parts of the page behind a script.
    { progressiveChunkSize: Infinity, onError: (fault) => void faults.push(fault) },
  )
  let markup = ''
  for await (const part of prelude) markup += String(part)
  if (faults.length > 0) throw faults[0]
  return { markup, styles: styles.collect() }
}
