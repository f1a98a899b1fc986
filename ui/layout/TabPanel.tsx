import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'

export interface TabPanelProps {
  /** What a TabRow names as `panelId`. */
  id: string
  /** The chosen tab's value; the tab names the panel. */
  tab: string
  children: ReactNode
}

const Panel = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(3) }))

/** What the chosen tab of a TabRow shows. */
export function TabPanel({ id, tab, children }: TabPanelProps) {
  return (
    <Panel id={id} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
      {children}
    </Panel>
  )
}
