import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export interface TabPanelProps {
  /** Id that the TabRow receives as `panelId`. */
  id: string
  /** Value of the selected tab, which labels the panel. */
  tab: string
  /** Content of the selected tab. */
  children: ReactNode
}

/**
 * Panel with the content of the selected tab of a TabRow.
 *
 * @avoid With BookingTabs: BookingListFrame.
 * @a11y A tab panel named by its tab.
 */
export function TabPanel({ id, tab, children }: TabPanelProps) {
  return (
    <Panel id={id} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
      {children}
    </Panel>
  )
}

const Panel = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(3) }))
