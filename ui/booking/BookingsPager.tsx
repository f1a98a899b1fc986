import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { pagerCopy } from '@domain/copy/pager-copy'
import { offProps } from '@ui/form/off-props'
import { pagerItems } from '@ui/listing/pager-items'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT } from '@ui/text/icons'

export interface BookingsPagerProps {
  /** Current page, starting at 1. */
  page: number
  /** Number of pages. */
  pages: number
  /** Callback fired with the number of the clicked page. */
  onPageChange: (page: number) => void
}

/**
 * Maximum page count at which every page has its number. Above it only the first, current and last
 * page have one.
 */
const ALL_NUMBERS_MAX = 5

const itemsOf = (page: number, pages: number) =>
  pages > ALL_NUMBERS_MAX
    ? pagerItems(page, pages)
    : Array.from({ length: pages }, (_, index) => index + 1)

/**
 * 'Showing Page X of Y' with previous, next and page numbers.
 *
 * @avoid For listings: Pager has links that can be opened in a tab.
 * @a11y A named navigation. The current page has `aria-current`, and a status says 'Page X of Y'.
 */
export function BookingsPager({ page, pages, onPageChange }: BookingsPagerProps) {
  return (
    <Row>
      <p role="status">{bookingsCopy.showingPage(page, pages)}</p>
      <nav aria-label={pagerCopy.label}>
        <Button
          startIcon={<Icon path={ICON_CHEVRON_LEFT} size="small" />}
          onClick={() => onPageChange(page - 1)}
          {...offProps(page <= 1)}
        >
          {bookingsCopy.previous}
        </Button>
        {itemsOf(page, pages).map((item, index) =>
          item === '…' ? (
            <span key={`gap-${index}`} aria-hidden>
              {item}
            </span>
          ) : (
            <Number
              key={item}
              variant={item === page ? 'contained' : 'text'}
              aria-label={pagerCopy.page(item)}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onPageChange(item)}
            >
              {item}
            </Number>
          ),
        )}
        <Button
          endIcon={<Icon path={ICON_CHEVRON_RIGHT} size="small" />}
          onClick={() => onPageChange(page + 1)}
          {...offProps(page >= pages)}
        >
          {bookingsCopy.next}
        </Button>
      </nav>
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& > nav': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5) },
}))

const Number = styled(Button)(({ theme }) => ({
  minWidth: theme.size.touch,
  paddingInline: theme.spacing(1),
  borderRadius: theme.radius.pill,
}))
