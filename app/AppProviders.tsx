import { Provider as StoreProvider, type createStore } from 'jotai'
import type { ReactNode } from 'react'
import { RouterLink } from '@app/navigation/RouterLink'
import { NoticesHost } from '@app/notices/NoticesHost'
import type { RenderedResponses } from '@domain/page-data'
import type { Api } from '@features/api/api-client'
import { ApiProvider } from '@features/api/ApiProvider'
import type { OfflineCache } from '@features/api/read-with'
import { LinkContext } from '@ui/link/LinkContext'
import type { StyleCache } from '@ui/theme/style-cache'
import { ThemeRoot } from '@ui/theme/ThemeRoot'
import { RenderedSavingContext } from '@ui/theme/use-saves-data'

export interface AppProvidersProps {
  api: Api
  /** Stores API responses for use without a network. */
  offlineCache: OfflineCache
  store: ReturnType<typeof createStore>
  /** Cache of the styles, where the server renders the page. */
  styles?: StyleCache | undefined
  /** Responses that came with the document. */
  rendered?: RenderedResponses | undefined
  children: ReactNode
}

/** Provides everything that the pages depend on except the router, which wraps it. */
export function AppProviders({
  api,
  offlineCache,
  store,
  styles,
  rendered,
  children,
}: AppProvidersProps) {
  return (
    <StoreProvider store={store}>
      <ApiProvider api={api} offlineCache={offlineCache} rendered={rendered}>
        <LinkContext.Provider value={RouterLink}>
          <ThemeRoot cache={styles}>
            <RenderedSavingContext.Provider value={rendered?.savesData === true}>
              <NoticesHost>{children}</NoticesHost>
            </RenderedSavingContext.Provider>
          </ThemeRoot>
        </LinkContext.Provider>
      </ApiProvider>
    </StoreProvider>
  )
}
