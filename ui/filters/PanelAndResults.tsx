import { styled } from '@mui/material/styles'
import { Suspense, type ReactNode } from 'react'

export interface PanelAndResultsProps {
  /** Id of the panel's container, for the button that opens it. */
  panelId: string
  /**
   * Filter panel. Its place is reserved while its code loads. Without a panel the results take the
   * whole width.
   */
  panel?: ReactNode | undefined
  /** Results, with the footer below them. */
  children: ReactNode
}

/** Two columns of the Discover page: a sticky filter panel and the scrolling listings. */
export function PanelAndResults({ panelId, panel, children }: PanelAndResultsProps) {
  return (
    <Columns data-panel={panel !== undefined}>
      {panel !== undefined && (
        <Aside id={panelId}>
          <Suspense fallback={null}>{panel}</Suspense>
        </Aside>
      )}
      <Results>{children}</Results>
    </Columns>
  )
}

/** Width in CSS pixels. */
const PANEL_WIDTH = 320

const Columns = styled('div')(({ theme }) => {
  const widest = theme.size.grid + 2 * theme.size.gutter.desktop
  return {
    '&[data-panel="true"]': {
      display: 'grid',
      gridTemplateColumns: `calc(max(0rem, (100% - ${widest / 16}rem) / 2) + ${(theme.size.gutter.desktop + PANEL_WIDTH) / 16}rem) minmax(0, 1fr)`,
    },
  }
})

const Aside = styled('aside')(({ theme }) => ({
  position: 'sticky',
  // The panel reaches from below the header and the tabs to the bottom of the window.
  insetBlockStart: theme.size.header + TABS_HEIGHT,
  height: `calc(100vh - ${(theme.size.header + TABS_HEIGHT) / 16}rem)`,
  boxSizing: 'border-box',
  alignSelf: 'start',
  width: PANEL_WIDTH,
  justifySelf: 'end',
  paddingInlineEnd: theme.spacing(1),
}))

/** Height of the property type tabs with their border, in CSS pixels. */
const TABS_HEIGHT = 69

const Results = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // Keeps the footer at the bottom of the window even when few listings match.
  minHeight: '100%',
  '& > footer': { marginBlockStart: 'auto' },
})
