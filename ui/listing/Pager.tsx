import { styled } from '@mui/material/styles'
import type { MouseEvent, ReactNode } from 'react'
import { pagerCopy } from '@domain/copy/pager-copy'
import { ContextLink } from '@ui/link/ContextLink'
import { BareList } from '@ui/text/bare-list'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT } from '@ui/text/icons'
import { pagerItems } from './pager-items'

export interface PagerProps {
  /** Current page, starting at 1. */
  page: number
  /** Number of pages. */
  pages: number
  /** Returns the URL of a page, so that it can be opened in another tab. */
  hrefFor: (page: number) => string
  /** Callback fired on a plain click. Without it the links navigate to their URLs. */
  onPageChange?: ((page: number) => void) | undefined
}

/**
 * Pager with the first, current and last page, ellipses between them, and previous and next arrows.
 * It renders nothing for a single page.
 *
 * @avoid For bookings: BookingsPager says 'Page X of Y'.
 * @a11y A named navigation of links; the current page has `aria-current`.
 */
export function Pager({ page, pages, hrefFor, onPageChange }: PagerProps) {
  if (pages <= 1) return null

  const link = (target: number, label: string, content: ReactNode) => (
    <ContextLink
      href={hrefFor(target)}
      aria-label={label}
      aria-current={target === page ? 'page' : undefined}
      onClick={(event: MouseEvent) => {
        if (!onPageChange || opensElsewhere(event)) return
        event.preventDefault()
        onPageChange(target)
      }}
    >
      {content}
    </ContextLink>
  )

  const step = (target: number, label: string, icon: string) => {
    const arrow = <Icon path={icon} />
    const exists = target >= 1 && target <= pages
    return exists ? (
      link(target, label, arrow)
    ) : (
      <span aria-hidden data-off>
        {arrow}
      </span>
    )
  }

  return (
    <nav aria-label={pagerCopy.label}>
      <Items>
        <li>{step(page - 1, pagerCopy.previous, ICON_CHEVRON_LEFT)}</li>
        {pagerItems(page, pages).map((item, index) =>
          item === '…' ? (
            <li key={`gap-${index}`} aria-hidden>
              {item}
            </li>
          ) : (
            <li key={item}>{link(item, pagerCopy.page(item), item)}</li>
          ),
        )}
        <li>{step(page + 1, pagerCopy.next, ICON_CHEVRON_RIGHT)}</li>
      </Items>
    </nav>
  )
}

/** Returns whether the click asks for a new tab or window. */
const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

const Items = styled(BareList)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  '& > li[aria-hidden]': { minWidth: theme.size.touch / 2, textAlign: 'center' },
  '& a, & [data-off]': {
    ...theme.typography.h3,
    display: 'grid',
    placeItems: 'center',
    minWidth: theme.size.touch,
    minHeight: theme.size.touch,
    paddingInline: theme.spacing(1),
    borderRadius: theme.radius.pill,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: theme.vars.palette.hovered },
  '& a[aria-current="page"], & a[aria-current="page"]:hover': {
    color: theme.vars.palette.onActionFill,
    backgroundColor: theme.vars.palette.actionFill,
  },
  '& [data-off]': { color: theme.vars.palette.text.disabled, opacity: 0.5 },
}))
