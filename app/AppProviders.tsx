import { Provider as StoreProvider, type createStore } from 'jotai'
import type { ReactNode } from 'react'
import { RouterLink } from '@app/navigation/RouterLink'
import { NoticesHost } from '@app/notices/NoticesHost'
import type { DrawnResponses } from '@domain/page-data'
import type { Api } from '@features/api/api-client'
import { ApiProvider } from '@features/api/ApiProvider'
import type { ResponseKeeper } from '@features/api/read-with'
import { LinkContext } from '@ui/link/LinkContext'
import type { StyleCache } from '@ui/theme/style-cache'
import { ThemeRoot } from '@ui/theme/ThemeRoot'
import { DrawnSavingContext } from '@ui/theme/use-saves-data'

export interface AppProvidersProps {
  api: Api
  /** Stores API responses for use without a network. */
  keeper: ResponseKeeper
  store: ReturnType<typeof createStore>
  /** Cache of the styles, where the server draws the page. */
  styles?: StyleCache | undefined
  /** Responses that came with the document. */
  drawn?: DrawnResponses | undefined
  children: ReactNode
}

/** Provides everything that the pages depend on except the router, which wraps it. */
export function AppProviders({ api, keeper, store, styles, drawn, children }: AppProvidersProps) {
  return (
    <StoreProvider store={store}>
      <ApiProvider api={api} keeper={keeper} drawn={drawn}>
        <LinkContext.Provider value={RouterLink}>
          <ThemeRoot cache={styles}>
            <DrawnSavingContext.Provider value={drawn?.savesData === true}>
              <NoticesHost>{children}</NoticesHost>
            </DrawnSavingContext.Provider>
          </ThemeRoot>
        </LinkContext.Provider>
      </ApiProvider>
    </StoreProvider>
  )
}
