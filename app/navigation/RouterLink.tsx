import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'
import { isOwnPath } from './is-own-path'

const isOurs = (href: string) =>
  (isOwnPath(href) && !href.startsWith('/api/')) || href.startsWith('?')

/** Anchor for `ui` components. It navigates inside the product without loading a page. */
export function RouterLink({ href = '', children, ...props }: ComponentPropsWithRef<'a'>) {
  return isOurs(href) && props.target === undefined ? (
    <Link to={href} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  )
}
