import { styled, type CSSObject, type Theme } from '@mui/material/styles'
import { Suspense, type ReactNode } from 'react'
import { PAGE_SIZE } from '@domain/constants'
import { filtersCopy } from '@domain/copy/filters-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { SkipLink } from '@ui/layout/SkipLink'
import { earlyThird } from '@ui/listing/ListingGrid'
import { typeTabsHeight } from '@ui/listing/property-type-parts'
import { Bone } from '@ui/text/Bone'
import { headBesideHeading } from './head-beside-heading'

export interface PanelAndResultsProps {
  /** Id of the panel's container, for the button that opens it. */
  panelId: string
  /**
   * Filter panel. A skeleton shows while its code loads. Without a panel the results take the whole
   * width.
   */
  panel?: ReactNode | undefined
  /**
   * Whether a window from `lg` up will show a panel. Until then a skeleton keeps its place, and only
   * the cards beside it show. The server renders the page for a phone, and a panel that opens needs
   * a moment.
   */
  awaitsPanel?: boolean | undefined
  /** Results beside the panel, such as a grid of listings. */
  children: ReactNode
}

/**
 * Two columns of the Discover page: a sticky filter panel and the scrolling listings.
 *
 * @avoid For reading with actions beside: MainAndAside.
 * @a11y The panel comes before the results in the tab order and in the document; a link skips it.
 */
export function PanelAndResults({
  panelId,
  panel,
  awaitsPanel = false,
  children,
}: PanelAndResultsProps) {
  const resultsId = `${panelId}-results`
  return (
    <Columns data-panel={panel !== undefined} data-awaits={awaitsPanel}>
      {awaitsPanel && (
        <Aside data-skeleton>
          <FilterPanelSkeleton />
        </Aside>
      )}
      {panel !== undefined && (
        <>
          {/* The link is outside the panel, which is stacked below the header. */}
          <SkipLink to={resultsId}>{headerCopy.skipToHomes}</SkipLink>
          <Aside id={panelId}>
            <Suspense fallback={<FilterPanelSkeleton />}>{panel}</Suspense>
          </Aside>
        </>
      )}
      <Results id={resultsId} tabIndex={-1}>
        {children}
      </Results>
    </Columns>
  )
}

const Columns = styled('div')(({ theme }) => ({
  // Keeps the footer below the window even when few listings match.
  minHeight: `calc(100svh - ${theme.spacing(32)})`,
  '&[data-panel="true"]': besidePanel(theme),
  '& > [data-skeleton]': { display: 'none' },
  // Without scripts no panel comes.
  [`${theme.breakpoints.up('lg')} and (scripting: enabled)`]: {
    '&[data-awaits="true"]': {
      ...besidePanel(theme),
      '& > [data-skeleton]': { display: 'block' },
      '& [data-columns]': earlyThird,
      [`& [role="list"] > :nth-of-type(n + ${PAGE_SIZE.discoverWithPanel + 1})`]: {
        display: 'none',
      },
    },
  },
}))

const besidePanel = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'clamp(16rem, 25%, 20rem) minmax(0, 1fr)',
  columnGap: theme.spacing(4),
})

const Aside = styled('div')(({ theme }) => ({
  position: 'sticky',
  // The panel reaches from below the header and the tabs to the bottom of the window.
  insetBlockStart: `calc${barsHeight(theme)}`,
  height: `calc(100svh - ${barsHeight(theme)} - ${theme.spacing(4)})`,
  boxSizing: 'border-box',
  alignSelf: 'start',
  minWidth: 0,
}))

const barsHeight = (theme: Theme) => `(${theme.size.header}px + ${typeTabsHeight(theme)})`

const Results = styled('div')({ minWidth: 0, outline: 'none' })

/** Number of sections, which fill a window of usual height. */
const SECTIONS = ['country', 'state', 'type', 'bedrooms', 'price'] as const

/** Skeleton of the filter panel while its code loads. */
function FilterPanelSkeleton() {
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
