import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { propertyCopy } from '@domain/copy/property-copy'
import { wideBox } from '@ui/gallery/gallery-sizes'
import { MainAndAside } from '@ui/layout/MainAndAside'
import { Head, Row, Words } from './property-title-parts'

/** Widths of the counts with their icons, so that both wrap at the same point. */
const COUNTS = ['7.5rem', '8rem', '6rem']
/** Height of a BookingCard without dates. */
const CARD_HEIGHT = '38.75rem'

/**
 * Skeleton of the property page. The specification demands the text 'Property not found' until
 * there is a match, and `aria-busy` marks it as provisional.
 *
 * @avoid When a card was clicked: SeenListing shows what is known.
 * @a11y `aria-busy` marks it. The specification's text is not a status: nothing is missing yet.
 */
export function PropertySkeleton() {
  return (
    <div aria-busy="true">
      <Head>
        <Photos variant="rectangular" animation={false} />
        <Row>
          <Words>
            <Typography variant="h1" component="div">
              <Skeleton width="60%" animation={false} />
            </Typography>
            <Typography variant="body2" sx={{ color: 'ink3.main' }}>
              {propertyCopy.notFound}
            </Typography>
          </Words>
          <Actions variant="rounded" animation={false} />
        </Row>
        <Counts>
          {COUNTS.map((width) => (
            <Skeleton key={width} width={width} animation={false} />
          ))}
        </Counts>
      </Head>
      <MainAndAside aside={<Skeleton variant="rounded" height={CARD_HEIGHT} animation={false} />}>
        <div>
          <Typography variant="h2" component="div" sx={{ mb: 2.5 }}>
            <Skeleton width="40%" animation={false} />
          </Typography>
          <Area variant="rectangular" animation={false} />
        </div>
      </MainAndAside>
    </div>
  )
}

const Photos = styled(Skeleton)(({ theme }) => ({
  height: 'auto',
  aspectRatio: '4 / 3',
  borderRadius: theme.radius.photo,
  [theme.breakpoints.up('md')]: wideBox,
}))

/** Place of the map. */
const Area = styled(Skeleton)(({ theme }) => ({
  height: 'auto',
  aspectRatio: '3 / 2',
  borderRadius: theme.radius.photo,
  [theme.breakpoints.up('md')]: { aspectRatio: '2 / 1' },
}))

/** Place of the Save and Share buttons. */
const Actions = styled(Skeleton)(({ theme }) => ({
  width: theme.spacing(22),
  height: theme.size.touch,
  borderRadius: theme.radius.field,
}))

const Counts = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 4),
}))
