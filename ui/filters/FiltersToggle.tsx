import { styled } from '@mui/material/styles'
import { filtersCopy } from '@domain/copy/filters-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_SLIDERS_HORIZONTAL } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface FiltersToggleProps {
  /** Number of active filters. Above 0 it shows as a badge. */
  count: number
  /** Whether the filters are open. */
  isOpen: boolean
  /** Callback fired on a click on the button. */
  onToggle: () => void
  /** Callback fired on hover or focus, so that the filters can be fetched early. */
  onIntent?: (() => void) | undefined
  /** Id of the panel beside the results that the button opens. Without it the button opens a drawer. */
  controls?: string | undefined
  /** Whether windows from `lg` up do not show the button. */
  isForSmallWindows?: boolean | undefined
}

/**
 * Button at the left of the property type tabs that opens the filters and shows how many are
 * active.
 *
 * @avoid Where no filters exist: FiltersButton.
 * @a11y A button with `aria-expanded`; it says how many filters are active and names the panel or
 * dialog that it opens.
 */
export function FiltersToggle({
  count,
  isOpen,
  onToggle,
  onIntent,
  controls,
  isForSmallWindows = false,
}: FiltersToggleProps) {
  return (
    <Frame data-open={isOpen && controls !== undefined} data-small={isForSmallWindows}>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-haspopup={controls ? undefined : 'dialog'}
        aria-controls={controls}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onToggle}
      >
        <Symbol>
          <Icon path={ICON_SLIDERS_HORIZONTAL} />
          {count > 0 && <Badge aria-hidden>{count}</Badge>}
        </Symbol>
        <span>
          {filtersCopy.title}
          {count > 0 && <VisuallyHidden>{filtersCopy.activeCount(count)}</VisuallyHidden>}
        </span>
      </Toggle>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInlineEnd: theme.spacing(1.5),
  borderBlockEnd: `${theme.spacing(0.125)} solid ${theme.vars.palette.line}`,
  '&::after': {
    content: '""',
    width: theme.spacing(0.125),
    height: theme.spacing(4),
    marginInlineStart: theme.spacing(1.5),
    backgroundColor: theme.vars.palette.line,
  },
  '&[data-open="true"] > button': { backgroundColor: theme.vars.palette.actionTint },
  [theme.breakpoints.up('lg')]: { '&[data-small="true"]': { display: 'none' } },
}))

const Toggle = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.5),
  minWidth: theme.spacing(9),
  minHeight: theme.spacing(7.5),
  // The label shares its line with those of the tabs, which have an underline below them.
  padding: theme.spacing(0.75, 1.5, 1),
  border: 0,
  borderRadius: theme.radius.field,
  background: 'none',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.hovered },
  '&:focus-visible': { outlineOffset: theme.spacing(-0.25) },
}))

const Symbol = styled('span')({ position: 'relative', display: 'block' })

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockStart: theme.spacing(-0.75),
  // In rem, as the icon and its own figure are.
  insetInlineStart: '1.125rem',
  minWidth: '1.125rem',
  paddingInline: theme.spacing(0.5),
  boxSizing: 'border-box',
  borderRadius: theme.radius.pill,
  textAlign: 'center',
  color: theme.vars.palette.onActionFill,
  backgroundColor: theme.vars.palette.actionFill,
}))
