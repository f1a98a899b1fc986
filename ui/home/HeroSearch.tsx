import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { startTransition, useState, type FormEvent } from 'react'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { paths } from '@domain/paths'
import { lazyPart } from '@ui/layout/lazy-part'
import { Icon } from '@ui/text/Icon'
import { ICON_SEARCH } from '@ui/text/icons'
import { HeroSearchFields, stayOf, type HeroSearchFieldsProps } from './HeroSearchFields'

export interface HeroSearchProps extends HeroSearchFieldsProps {
  /** Callback fired when the guest searches. Every part may be missing. */
  onSubmit: () => void
}

const Sheet = lazyPart(() => import('./HeroSearchSheet').then((file) => file.HeroSearchSheet))

/**
 * Search of the hero by place, dates and guests. From `md` up it is a row; below, it is one line that
 * opens a sheet. Before React hydrates it, and without scripts, it is a form that leads to the
 * results of the place.
 *
 * @avoid On other pages: the header's SearchBox.
 * @a11y A search landmark with a name: a combobox, a button that opens the calendar, a stepper and
 * a submit button. On phones it is one button, which opens a dialog.
 */
export function HeroSearch({ onSubmit, ...fields }: HeroSearchProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { query } = fields
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsOpen(false)
    onSubmit()
  }
  const chosen = [
    query.search?.trim(),
    stayOf(query),
    query.guestNo && filterPanelCopy.chosen.guestNo(query.guestNo),
  ].filter(Boolean)
  return (
    <>
      <Form
        role="search"
        aria-label={homeCopy.searchLabel}
        action={paths.discover}
        onSubmit={submit}
      >
        <Row data-popup-row>
          <HeroSearchFields {...fields} />
          <Button type="submit" variant="pill" startIcon={<Icon path={ICON_SEARCH} size="small" />}>
            {homeCopy.findHomes}
          </Button>
        </Row>
        <Line
          type="submit"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void Sheet.preload()}
          onFocus={() => void Sheet.preload()}
          onClick={(event) => {
            event.preventDefault()
            startTransition(() => setIsOpen(true))
          }}
        >
          <Icon path={ICON_SEARCH} />
          <span>
            <b>{homeCopy.findHomes}</b> <small>{chosen.join(' · ') || homeCopy.findHomesBy}</small>
          </span>
        </Line>
      </Form>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} onSubmit={submit}>
        <HeroSearchFields {...fields} />
      </Sheet>
    </>
  )
}

const Form = styled('form')(({ theme }) => ({ color: theme.vars.palette.text.primary }))

const Row = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) auto auto',
    alignItems: 'stretch',
    gap: theme.spacing(0.5),
    boxSizing: 'border-box',
    maxWidth: '60rem',
    padding: theme.spacing(0.75),
    borderRadius: theme.radius.pill,
    backgroundColor: theme.vars.palette.surface,
    boxShadow: theme.shadows[1],
    '& [data-field="when"] svg': { display: 'none' },
    '& > [data-field] + [data-field]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: theme.spacing(1.25),
      insetInlineStart: theme.spacing(-0.25),
      width: 1,
      backgroundColor: theme.vars.palette.line,
    },
  },
}))

const Line = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  width: '100%',
  minHeight: theme.spacing(7),
  padding: theme.spacing(0.75, 2.5),
  border: 0,
  borderRadius: theme.radius.pill,
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: theme.vars.palette.surface,
  boxShadow: theme.shadows[1],
  cursor: 'pointer',
  '& > svg': { color: theme.vars.palette.primary.main },
  '& > span': { display: 'grid', minWidth: 0 },
  '& b': { ...theme.typography.h3 },
  '& small': {
    ...theme.typography.body2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('md')]: { display: 'none' },
}))
