import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'

export interface FilterSectionProps {
  /** Heading of the group, which is also its accessible name. */
  title: string
  /** One sentence under the title. */
  hint?: string | undefined
  /** Controls of the filter. */
  children: ReactNode
}

/**
 * Group of controls for one filter, separated from the next by a hairline.
 *
 * @avoid For a section of a page: PropertySection or SectionCard.
 * @a11y A group named by its heading and described by its hint.
 */
export function FilterSection({ title, hint, children }: FilterSectionProps) {
  const id = useId()
  return (
    <Section role="group" aria-labelledby={`${id}-title`} aria-describedby={hint && `${id}-hint`}>
      <h3 id={`${id}-title`}>{title}</h3>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <Controls>{children}</Controls>
    </Section>
  )
}

const Section = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  '& + &': {
    borderBlockStartWidth: 1,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: theme.vars.palette.line,
  },
  '& > h3': { ...theme.typography.h3, margin: 0 },
  '& > p': {
    ...theme.typography.body2,
    margin: 0,
    marginBlockStart: theme.spacing(0.25),
    color: theme.vars.palette.text.secondary,
  },
}))

const Controls = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: theme.spacing(1.5),
}))
