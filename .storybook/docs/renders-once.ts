import { drawInPlace } from './draw-in-place'
import { keepToolbars } from './keep-toolbars'

/**
 * Draws each docs page once. Storybook draws a page anew with every choice in a toolbar. The page's
 * stories are then drawing themselves already, and Storybook loads the whole page again, because it
 * cannot stop them. The page follows the toolbars without that (use-globals.ts).
 */
export async function rendersOnce() {
  const { DocsRenderer } = await import('@storybook/addon-docs')
  const renderer = new DocsRenderer<never>()
  drawInPlace()
  keepToolbars()
  let drawn: Promise<void> | undefined
  const render: typeof renderer.render = (...page) => (drawn ??= renderer.render(...page))
  return { render, unmount: renderer.unmount }
}
