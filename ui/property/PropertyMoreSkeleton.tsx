import { styled } from '@mui/material/styles'
import { Bone } from '@ui/text/Bone'

/** Widths of the lines below the heading. */
const LINES = ['90%', '75%', '82%', '60%']

/**
 * Skeleton of the sections below the first screens of a property page, while their code loads.
 *
 * @avoid For the first screens: PropertySkeleton.
 * @a11y Hidden from screen readers.
 */
export function PropertyMoreSkeleton() {
  return (
    <Section aria-hidden>
      <Heading />
      {LINES.map((width) => (
        <Bone key={width} sx={{ width }} />
      ))}
    </Section>
  )
}

const Section = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minHeight: '40svh',
  alignContent: 'start',
}))

const Heading = styled(Bone)(({ theme }) => ({ width: '30%', height: theme.spacing(3) }))
