import { createElement, useContext, type ComponentPropsWithRef } from 'react'
import { LinkContext } from './LinkContext'

export type ContextLinkProps = ComponentPropsWithRef<'a'>

/** An anchor in the app's own way. The theme gives it to every Link and to every button with an href. */
export function ContextLink(props: ContextLinkProps) {
  return createElement(useContext(LinkContext), props)
}
