import type { Meta } from '@storybook/react-vite'
import { AppRoutes } from '@app/routes/AppRoutes'
import { routeTable } from '@app/routes/route-table'
import { withToasts } from '@stories/app/with-toasts'

/** Loads the code of every page, so that a flow never waits between two of them. */
const loadPages = () => Promise.all(Object.values(routeTable).map(async ({ load }) => load?.()))

/** Setting of a flow through several pages: every route, and toasts that stay. */
export const wholeProduct = {
  decorators: [withToasts],
  loaders: [loadPages],
  render: () => <AppRoutes />,
} satisfies Meta
