import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'

const isOurs = (href: string) => /^\/(?![/\\])/.test(href) && !href.startsWith('/api/')

/** The anchor that `ui` draws: moves inside the product without loading the page. */
export function RouterLink({ href = '', ...props }: ComponentPropsWithRef<'a'>) {
  return isOurs(href) && props.target === undefined ? (
    <Link to={href} {...props} />
  ) : (
    <a href={href} {...props} />
  )
}
