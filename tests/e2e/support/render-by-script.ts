import type { BrowserContext, Page } from '@playwright/test'
import { routePatterns, shellPaths } from '@domain/paths'

const { home, discover, property } = routePatterns
const propertyPages = property.replace(/:.*$/, '')

/**
 * Gives documents of the pages that the server renders in the form that an offline visit has: the
 * shell, whose script requests everything. Otherwise the first responses come within the document,
 * where no route changes them.
 */
export const renderByScript = (tab: BrowserContext | Page) =>
  tab.route(
    ({ pathname }) =>
      pathname === home || pathname === discover || pathname.startsWith(propertyPages),
    (route) => {
      const request = route.request()
      if (!request.isNavigationRequest()) return route.fallback()
      return route.fallback({ url: new URL(shellPaths.shell, request.url()).href })
    },
  )
