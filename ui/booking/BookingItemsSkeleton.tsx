import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { PAGE_SIZE } from '@domain/constants'
import { Bone } from '@ui/text/Bone'
import { Foot, Frame, Head, Stay } from './booking-row-parts'
import { BookingItems } from './BookingItems'

/**
 * Skeleton of the bookings while they load, with the specified spinner where the first photo comes.
 *
 * @avoid For one booking: its page has a skeleton of its own.
 * @a11y Hidden; the status of BookingListFrame says that bookings are loading.
 */
export function BookingItemsSkeleton() {
  return (
    <div aria-hidden>
      <BookingItems>
        {Array.from({ length: PAGE_SIZE.bookings }, (_, row) => (
          <Frame as="div" key={row}>
            <Photo as="div">{row === 0 && <Ring />}</Photo>
            <div>
              <div>
                <Head>
                  <Name>
                    <Bone sx={{ width: 'min(14rem, 60%)' }} />
                  </Name>
                </Head>
                <Stay>
                  <Bone sx={{ width: 'min(18rem, 90%)' }} />
                </Stay>
              </div>
              <Foot>
                <Action />
              </Foot>
            </div>
          </Frame>
        ))}
      </BookingItems>
    </div>
  )
}

const Photo = styled(Bone)({
  height: 'auto',
  borderRadius: 0,
  display: 'grid',
  placeContent: 'center',
})

const Name = styled('div')(({ theme }) => ({ ...theme.typography.h2, flex: 1 }))

const Action = styled(Bone)(({ theme }) => ({
  height: theme.size.touch,
  [theme.breakpoints.up('md')]: { width: '8rem', marginInlineStart: 'auto' },
}))

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const Ring = styled('span')(({ theme }) => ({
  width: '2.25rem',
  height: '2.25rem',
  boxSizing: 'border-box',
  borderWidth: 3,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.line,
  borderBlockStartColor: theme.vars.palette.primary.main,
  borderRadius: '50%',
  animation: `${turn} 0.9s linear infinite`,
}))
