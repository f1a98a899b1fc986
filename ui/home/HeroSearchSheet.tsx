import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId, type FormEvent, type ReactNode } from 'react'
import { homeCopy } from '@domain/copy/home-copy'
import { paths } from '@domain/paths'
import { drawerSlots, tallSheet } from '@ui/layout/drawer-slots'
import { useCloseRequest } from '@ui/layout/use-close-request'
import { WhileOpen } from '@ui/layout/while-open'
import { Icon } from '@ui/text/Icon'
import { ICON_SEARCH, ICON_X } from '@ui/text/icons'

export interface HeroSearchSheetProps {
  /** Whether the sheet is open. */
  open: boolean
  /** Callback fired on the close button, on Escape, or on a click outside. */
  onClose: () => void
  /** Callback fired when the guest searches. */
  onSubmit: (event: FormEvent) => void
  /** Fields of the search, usually HeroSearchFields. */
  children: ReactNode
}

/**
 * Sheet with the hero's search, for phones. It is nearly as high as the window, so that the
 * keyboard leaves its fields in sight.
 *
 * @avoid From `md` up, where the search is a row.
 * @a11y A modal dialog named by its heading. Escape closes it, and the focus returns.
 */
export function HeroSearchSheet({ open, onClose, onSubmit, children }: HeroSearchSheetProps) {
  const id = useId()
  useCloseRequest(open, onClose)
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={drawerSlots({ 'aria-labelledby': id, sx: { ...tallSheet, p: 2 } })}
    >
      <WhileOpen open={open}>
        <Head>
          <h2 id={id}>{homeCopy.findHomes}</h2>
          <IconButton aria-label={homeCopy.closeSearch} onClick={onClose}>
            <Icon path={ICON_X} />
          </IconButton>
        </Head>
        <Form action={paths.discover} onSubmit={onSubmit}>
          {children}
          <Button
            type="submit"
            variant="contained"
            size="large"
            startIcon={<Icon path={ICON_SEARCH} size="small" />}
          >
            {homeCopy.findHomes}
          </Button>
        </Form>
      </WhileOpen>
    </Drawer>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInlineEnd: theme.spacing(-1),
  '& > h2': { ...theme.typography.h2, margin: 0 },
}))

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  paddingBlockStart: theme.spacing(1.5),
  '& > [data-field]': {
    border: `thin solid ${theme.vars.palette.outline}`,
    borderRadius: theme.radius.field,
    backgroundColor: theme.vars.palette.surface,
    '& > button': { borderRadius: 'inherit' },
  },
}))
