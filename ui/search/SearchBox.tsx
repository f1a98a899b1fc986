import { styled } from '@mui/material/styles'
import { type FormEvent, useRef } from 'react'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { roundButton } from '@ui/layout/round-button'
import { Icon } from '@ui/text/Icon'
import { ICON_SEARCH, ICON_X } from '@ui/text/icons'
import { SearchInput, type SearchInputProps } from './SearchInput'

/** From `sm` up the list is as wide as the form. */
const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: theme.size.touch,
  border: `thin solid ${theme.vars.palette.outline}`,
  borderRadius: theme.radius.pill,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface,
  [theme.breakpoints.up('sm')]: { position: 'relative' },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:has(input:focus-visible)': {
    outline: `${theme.spacing(0.25)} solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}))

const Control = styled('button')(({ theme }) => ({
  ...roundButton(theme),
  '&:hover': { color: theme.vars.palette.text.primary },
}))

export interface SearchBoxProps extends Omit<
  SearchInputProps,
  'label' | 'placeholder' | 'onChoose' | 'ref'
> {
  /** Callback fired with the trimmed text. It never fires for an empty text (HEAD-08). */
  onSubmit: (term: string) => void
}

/**
 * Search box of the header. Choosing a suggestion submits it. It uses plain inputs, because it is
 * part of the first page. Without scripts the browser itself opens the results.
 *
 * @avoid For filtering a list that is on the page: a plain input.
 * @a11y A search landmark with a combobox: arrow keys choose a suggestion, Enter submits, Escape
 * closes the list.
 */
export function SearchBox({ value, onChange, onSubmit, ...rest }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const term = value.trim()
    // Shows where to type, and opens the keyboard of a phone.
    if (!term) return input.current?.focus()
    onSubmit(term)
  }
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <Form role="search" action={paths.discover} onSubmit={submit}>
      <SearchInput
        ref={input}
        value={value}
        onChange={onChange}
        onChoose={onSubmit}
        label={headerCopy.searchLabel}
        placeholder={headerCopy.searchPlaceholder}
        {...rest}
      />
      {value && (
        <Control type="button" aria-label={headerCopy.searchClear} onClick={clear}>
          <Icon path={ICON_X} size="small" />
        </Control>
      )}
      <Control type="submit" aria-label={headerCopy.searchSubmit}>
        <Icon path={ICON_SEARCH} size="small" />
      </Control>
    </Form>
  )
}
