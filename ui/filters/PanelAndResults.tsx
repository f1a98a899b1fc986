import { styled } from '@mui/material/styles'
import { Suspense, type ReactNode } from 'react'

export interface PanelAndResultsProps {
  /** Of the panel's place, for the button that opens it. */
  panelId: string
  /** The filter panel; its place is there before its code is. Without one the results take all. */
  panel?: ReactNode
  /** The results, and the footer at their end. */
  children: ReactNode
}

/** Discover's two columns: filters that stay in sight, and homes that scroll (section 2.8). */
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

/** CSS pixels. */
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
  // Under the header and the tabs, down to the window's end.
  insetBlockStart: theme.size.header + TABS_HEIGHT,
  height: `calc(100vh - ${(theme.size.header + TABS_HEIGHT) / 16}rem)`,
  boxSizing: 'border-box',
  alignSelf: 'start',
  width: PANEL_WIDTH,
  justifySelf: 'end',
  paddingInlineEnd: theme.spacing(1),
}))

/** CSS pixels: the type tabs with their line. */
const TABS_HEIGHT = 69

const Results = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // The footer ends the window even when few homes are left.
  minHeight: '100%',
  '& > footer': { marginBlockStart: 'auto' },
})
