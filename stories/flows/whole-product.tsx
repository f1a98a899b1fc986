import type { Meta } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { AppRoutes } from '@app/routes/AppRoutes'
import { routeTable } from '@app/routes/route-table'
import { withToasts } from '@stories/app/with-toasts'
import { LazyStayPopup } from '@ui/dates/lazy-stay-popup'

/**
 * Loads the code of every page, so that a flow never waits between two of them, and the part that a
 * field requests early, because a faster machine would draw it before the flow leaves the page.
 */
const loadPages = () =>
  Promise.all([
    ...Object.values(routeTable).map(({ Page }) => Page.preload?.()),
    LazyStayPopup.preload(),
  ])

/** Setting of a flow through several pages: every route, and toasts that stay. */
export const wholeProduct = {
  decorators: [withToasts],
  loaders: [loadPages],
  render: () => <AppRoutes />,
} satisfies Meta

/**
 * Waits for the photos that a page shows. The next page shows a photo that the guest has seen until a
 * larger file has come, so what a flow shows would depend on the speed of the machine.
 */
export async function photosCame(canvas: HTMLElement) {
  // The browser tells after a frame which photos are near the window.
  await new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn))
  })
  await waitFor(() => {
    const photos = [...canvas.querySelectorAll<HTMLImageElement>('img[src]')]
      // The browser does not load a lazy photo before it can be seen.
      .filter((photo) => photo.loading !== 'lazy')
    if (photos.some(({ complete }) => !complete)) throw new Error('A photo has not come yet.')
  })
}
