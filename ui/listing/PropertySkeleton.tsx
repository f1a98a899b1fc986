import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { propertyCopy } from '@domain/copy'
import { MainAndAside } from '../layout/MainAndAside'

const Photos = styled(Skeleton)(({ theme }) => ({
  height: 'auto',
  aspectRatio: '4 / 3',
  borderRadius: theme.radius.photo,
  [theme.breakpoints.up('md')]: { aspectRatio: '5 / 2' },
}))

/**
 * The boxes of a home that is still looked for. The specification wants 'Property not found' shown
 * until there is a match (section 2.10); aria-busy says that this is not the last word.
 */
export function PropertySkeleton() {
  return (
    <div aria-busy="true">
      <Photos variant="rectangular" animation={false} />
      <Typography variant="body2" role="status" sx={{ color: 'ink3.main', my: 3 }}>
        {propertyCopy.notFound}
      </Typography>
      <MainAndAside aside={<Skeleton variant="rounded" height={420} animation={false} />}>
        <div>
          <Skeleton width="60%" height={44} animation={false} />
          <Skeleton width="40%" animation={false} />
          <Skeleton width="90%" sx={{ mt: 4 }} animation={false} />
          <Skeleton width="95%" animation={false} />
          <Skeleton width="70%" animation={false} />
        </div>
      </MainAndAside>
    </div>
  )
}
