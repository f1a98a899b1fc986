import { createElement, useContext, type ComponentPropsWithRef } from 'react'
import { LinkContext } from './LinkContext'

export type ContextLinkProps = ComponentPropsWithRef<'a'>

/**
 * Anchor rendered by the component from LinkContext. The theme uses it for every Link and every
 * button with an `href`.
 *
 * @avoid In text: MUI's Link, which uses it.
 * @a11y A native anchor with its address, so every way to open a link works.
 */
export function ContextLink(props: ContextLinkProps) {
  return createElement(useContext(LinkContext), props)
}
