import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { SampleMark } from '@ui/text/SampleMark'

export interface SampleSectionsProps {
  /** Sections whose content is a fixed sample. */
  children: ReactNode
}

/**
 * Sections of a property page that show fixed samples, with one line that says so for all of them
 * (R-144).
 *
 * @avoid For one of the listing's own sections between them: it would be marked as well.
 * @a11y A group named by its line, so that it is known wherever one enters.
 */
export function SampleSections({ children }: SampleSectionsProps) {
  const id = useId()
  return (
    <Group role="group" aria-labelledby={id}>
      <Mark id={id}>
        <SampleMark />
      </Mark>
      {children}
    </Group>
  )
}

/** Space alone parts its sections, so that the line above stands over all of them. */
const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gap: theme.spacing(6) },
}))

const Mark = styled('div')(({ theme }) => ({
  justifySelf: 'start',
  marginBlockEnd: theme.spacing(-3),
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.sunken,
}))
