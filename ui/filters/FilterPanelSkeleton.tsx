import { styled } from '@mui/material/styles'
import { filtersCopy } from '@domain/copy/filters-copy'
import { Bone } from '@ui/text/Bone'
import { headBesideHeading } from './head-beside-heading'

/** Number of sections, which fill a window of usual height. */
const SECTIONS = ['country', 'state', 'type', 'bedrooms', 'price'] as const

/**
 * Skeleton of the filter panel while its code loads.
 *
 * @avoid For a panel that is waiting for its options: NamedChoice shows those itself.
 * @a11y Hidden from screen readers.
 */
export function FilterPanelSkeleton() {
  return (
    <Panel aria-hidden>
      <Head>
        <strong>{filtersCopy.title}</strong>
      </Head>
      {SECTIONS.map((section) => (
        <Section key={section}>
          <Bone sx={{ width: '40%' }} />
          <Field />
        </Section>
      ))}
    </Panel>
  )
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  height: '100%',
  overflow: 'hidden',
}))

const Head = styled('div')(({ theme }) => ({
  ...headBesideHeading(theme),
  marginBlockEnd: 0,
  '& > strong': theme.typography.h2,
}))

const Section = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }))

const Field = styled(Bone)(({ theme }) => ({
  height: theme.spacing(6),
  borderRadius: theme.radius.field,
}))
