import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useHref } from 'react-router-dom'
import { isOwnPath } from '@domain/paths'
import { useGo } from '@features/navigation/use-go'

const isOurs = (href: string) =>
  (isOwnPath(href) && !href.startsWith('/api/')) || href.startsWith('?')

type AnchorProps = ComponentPropsWithRef<'a'> & { href: string }

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/** The router's own Link is larger, because it also prefetches for a framework. */
function OwnLink({ href, children, onClick, ...props }: AnchorProps) {
  const go = useGo()
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    go(href)
  }
  return (
    <a {...props} href={useHref(href)} onClick={handleClick}>
      {children}
    </a>
  )
}

/** Anchor for `ui` components. It navigates inside the product without loading a page. */
export function RouterLink({ href = '', children, ...props }: ComponentPropsWithRef<'a'>) {
  const isInside = isOurs(href) && props.target === undefined
  const Anchor = isInside ? OwnLink : 'a'
  return (
    <Anchor {...props} href={href}>
      {children}
    </Anchor>
  )
}
