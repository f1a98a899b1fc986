import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

export interface PropertySectionProps {
  /** The section's h2, and its name for those who jump between regions. */
  title: string
  children: ReactNode
  /** False for what means nothing on paper: ways on, and what only a click shows. */
  isInPrint?: boolean
}

/** One section of a home's page: its heading, and what is said under it. */
export function PropertySection({ title, children, isInPrint = true }: PropertySectionProps) {
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId} data-print={isInPrint}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      {children}
    </Root>
  )
}

const Root = styled('section')(({ theme }) => ({
  minWidth: 0,
  '& > h2': { marginBlockEnd: theme.spacing(2.5) },
}))
