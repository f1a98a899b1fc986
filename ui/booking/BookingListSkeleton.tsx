import Skeleton from '@mui/material/Skeleton'
import { Actions, Facts, Frame, Heading } from './booking-row-parts'

const FACTS = 4

/**
 * Skeleton of a BookingListItem. It is hidden from screen readers, because the page announces the
 * loading state.
 */
export function BookingListSkeleton() {
  return (
    <Frame aria-hidden>
      <Skeleton component="div" variant="rectangular" sx={{ height: 'auto' }} />
      <div>
        <Heading>
          <Skeleton component="div" width="60%" />
          <Skeleton component="div" variant="rounded" width="6rem" height="1.75rem" />
        </Heading>
        <Facts as="div">
          {Array.from({ length: FACTS }, (_, index) => (
            <div key={index}>
              <Skeleton component="div" width="50%" />
              <Skeleton component="div" width="80%" />
            </div>
          ))}
        </Facts>
        <Actions>
          <Skeleton
            component="div"
            variant="rounded"
            sx={{ height: (theme) => theme.size.touch, width: '8rem' }}
          />
        </Actions>
      </div>
    </Frame>
  )
}
