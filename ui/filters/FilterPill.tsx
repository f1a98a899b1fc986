import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_DOWN } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface FilterPillProps {
  /** Name of the filter. */
  label: string
  /** Short text of the chosen value, or undefined while the filter is not set. */
  value: string | undefined
  /** Text shown while the filter is not set. */
  placeholder: string
  /** Whether the placeholder is an example, and no value such as 'Any'. False by default. */
  isExample?: boolean | undefined
  /** Whether its popover is open. */
  isOpen: boolean
  /** Callback fired on a click on the pill. */
  onOpen: () => void
  /** Callback fired on hover or focus, so that the control can be fetched early. */
  onIntent?: (() => void) | undefined
  /** Ref to the button, which the popover is attached to. */
  ref?: Ref<HTMLButtonElement> | undefined
  /** Popover that the pill opens. */
  children?: ReactNode | undefined
}

/**
 * Pill of the home page's filter row, with the filter's name above the chosen value.
 *
 * @avoid Without a popup: ChoiceChips toggle at once.
 * @a11y A button with `aria-haspopup` and `aria-expanded`; its name is the filter and its value. An example is
 * announced as one.
 */
export function FilterPill({
  label,
  value,
  placeholder,
  isExample = false,
  isOpen,
  onOpen,
  onIntent,
  ref,
  children,
}: FilterPillProps) {
  return (
    <>
      <Pill
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-set={value !== undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onOpen}
      >
        <Words>
          <Name>{label}</Name>{' '}
          {isExample && value === undefined && (
            <VisuallyHidden>{filterPanelCopy.anySuchAs} </VisuallyHidden>
          )}
          <Value data-set={value !== undefined} data-example={isExample}>
            {value ?? placeholder}
          </Value>
        </Words>
        <Icon path={ICON_CHEVRON_DOWN} size="small" />
      </Pill>
      {children}
    </>
  )
}

const Pill = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  flex: '1 1 0',
  minWidth: 0,
  minHeight: theme.spacing(6.5),
  padding: theme.spacing(0.75, 2),
  borderWidth: 0,
  borderRadius: theme.radius.pill,
  textAlign: 'start',
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars.palette.hovered },
  '&[data-set="true"]': { backgroundColor: theme.vars.palette.actionTint },
  '&:focus-visible': { outlineOffset: theme.spacing(-0.25) },
}))

const Words = styled('span')({ display: 'grid', minWidth: 0 })

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.primary,
}))

const Value = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '&[data-example="true"]': { color: theme.vars.palette.text.disabled },
  '&[data-set="true"]': { color: theme.vars.palette.primary.main, fontWeight: 500 },
}))
