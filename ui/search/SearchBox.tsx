import { useRef, type FormEvent } from 'react'
import { mdiClose, mdiMagnify } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { headerCopy } from '@domain/copy'
import { Icon } from '../text/Icon'

export interface SearchBoxProps {
  value: string
  onChange: (value: string) => void
  /** Gets the text without spaces around it; never called with none (HEAD-08). */
  onSubmit: (term: string) => void
  label?: string
  placeholder?: string
}

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: theme.size.touch,
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.outline,
  borderRadius: theme.radius.pill,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:has(input:focus-visible)': {
    outlineWidth: 2,
    outlineStyle: 'solid',
    outlineColor: theme.vars.palette.primary.main,
    outlineOffset: 2,
  },
}))

const Input = styled('input')(({ theme }) => ({
  ...theme.typography.body2,
  // Below 16 px a phone zooms into the page.
  fontSize: theme.typography.body1.fontSize,
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: theme.spacing(0, 0, 0, 2.5),
  border: 0,
  outline: 0,
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
}))

const Control = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.size.touch,
  height: theme.size.touch,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pill,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
}))

/** The header's search (section 2.2). Plain inputs, because it is part of the first screen. */
export function SearchBox({
  value,
  onChange,
  onSubmit,
  label = headerCopy.searchLabel,
  placeholder = headerCopy.searchPlaceholder,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const term = value.trim()
    if (term) onSubmit(term)
  }
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <Form role="search" onSubmit={submit}>
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <Control type="button" aria-label={headerCopy.searchClear} onClick={clear}>
          <Icon path={mdiClose} size="small" />
        </Control>
      )}
      <Control type="submit" aria-label={headerCopy.searchSubmit}>
        <Icon path={mdiMagnify} size="small" />
      </Control>
    </Form>
  )
}
