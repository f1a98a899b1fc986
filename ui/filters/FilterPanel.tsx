import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { countFilters } from '@domain/search/listing-query'
import type { FilterChoices, FilterControlProps } from './filter-controls'
import { FilterFields } from './FilterFields'
import { headBesideHeading } from './head-beside-heading'

export interface FilterPanelProps extends FilterControlProps, Omit<FilterChoices, 'currency'> {
  /** Callback fired on a click on Reset, which removes every filter. */
  onReset: () => void
  /** Control at the right of the title, such as the drawer's close button. */
  action?: ReactNode | undefined
  /** Button at the right of Reset that shows the listings. The drawer has one. */
  summary?: ReactNode | undefined
}

/**
 * Filter panel with every filter in one column. Its title and its foot stay visible while the
 * filters scroll.
 *
 * @avoid On phones: FilterDrawer holds it.
 * @a11y A region named by its heading. Reset stays focusable while there is nothing to reset.
 */
export function FilterPanel({ onReset, action, summary, ...fields }: FilterPanelProps) {
  const id = useId()
  const isClear = countFilters(fields.filters) === 0
  return (
    <Panel role="region" aria-labelledby={id}>
      <Head data-panel={!action}>
        <h2 id={id}>{filtersCopy.title}</h2>
        {action}
      </Head>
      <Body>
        <FilterFields {...fields} />
      </Body>
      <Foot>
        {/* A disabled button would lose the focus right after the click that resets everything. */}
        <Button aria-disabled={isClear} onClick={isClear ? undefined : onReset}>
          {filterPanelCopy.reset}
        </Button>
        {summary}
      </Foot>
    </Panel>
  )
}

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
})

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.spacing(7.5),
  flex: 'none',
  '& > h2': { ...theme.typography.h2, margin: 0 },
  // Beside the results the title has the baseline of the page's heading.
  '&[data-panel="true"]': headBesideHeading(theme),
}))

const Body = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.line} transparent`,
  // Leaves room for the focus rings, which the scrolling area would cut off.
  marginInline: theme.spacing(-1),
  paddingInline: theme.spacing(1),
  scrollPaddingBlock: theme.spacing(1),
  '& > :first-of-type': { paddingBlockStart: theme.spacing(1) },
}))

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  flex: 'none',
  paddingBlock: theme.spacing(1.5),
  borderBlockStart: `thin solid ${theme.vars.palette.line}`,
  '& > button[aria-disabled="true"]': {
    color: theme.vars.palette.text.disabled,
    cursor: 'default',
    backgroundColor: 'transparent',
  },
}))
