import { styled } from '@mui/material/styles'
import { type FormEvent, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { LONGEST_TEXT } from '@domain/search/query-values'
import type { Suggestion } from '@domain/search/suggestions'
import { lazyPart } from '@ui/layout/lazy-part'
import { Icon } from '@ui/text/Icon'
import { ICON_SEARCH, ICON_X } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { optionId } from './option-id'
import type { SearchOption } from './search-option'
import { useSuggestionKeys } from './use-suggestion-keys'

/** From `sm` up the list is as wide as the box. */
const Root = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { position: 'relative' },
}))

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
  // Below 16 pixels a phone would zoom into the page.
  fontSize: theme.typography.body1.fontSize,
  flex: 1,
  minWidth: 0,
  height: '100%',
  paddingBlock: 0,
  paddingInline: theme.spacing(2.5, 0),
  border: 0,
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  textOverflow: 'ellipsis',
  // The form shows the focus ring.
  '&:focus-visible': { outline: 0 },
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

export interface SearchBoxProps {
  /** Text of the box. */
  value: string
  /** Callback fired with the text on every keystroke. */
  onChange: (value: string) => void
  /** Callback fired with the trimmed text. It never fires for an empty text (HEAD-08). */
  onSubmit: (term: string) => void
  /** Accessible name of the input. It has a default text. */
  label?: string | undefined
  /** Text of the empty input. It has a default text. */
  placeholder?: string | undefined
  /**
   * Suggestions for the typed text. The list opens while the guest types, and choosing one fills
   * the box and submits it. Suggestions for the empty box open on a click or an arrow key. Without
   * this prop the box is a plain search field.
   */
  suggestions?: readonly Suggestion[] | undefined
  /**
   * Whether the suggestions may still come, so that screen readers do not hear that there are none.
   */
  isWaiting?: boolean | undefined
  /**
   * Callback fired when the guest clears the recent searches among the suggestions. Without it the
   * list has no button that clears them.
   */
  onForget?: (() => void) | undefined
}

const none: readonly Suggestion[] = []
const forget: SearchOption = { kind: 'forget', text: headerCopy.forgetSearches }

/** The first page does not include the list. If fetching fails, the search works without it. */
const SuggestionList = lazyPart(
  () => import('./SuggestionList').then((file) => file.SuggestionList),
  null,
)

/**
 * Search box of the header. It uses plain inputs, because it is part of the first page. Without
 * scripts the browser itself opens the results.
 *
 * @avoid For filtering a list that is on the page: a plain input.
 * @a11y A search landmark with a combobox: arrow keys choose a suggestion, Enter submits, Escape
 * closes the list.
 */
export function SearchBox({
  value,
  onChange,
  onSubmit,
  label = headerCopy.searchLabel,
  placeholder = headerCopy.searchPlaceholder,
  suggestions,
  isWaiting = true,
  onForget,
}: SearchBoxProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const offered = suggestions ?? none
  const canForget = onForget !== undefined && offered[0]?.kind === 'recent'
  const options = useMemo<readonly SearchOption[]>(
    () => (canForget ? [...offered, forget] : offered),
    [offered, canForget],
  )
  const list = useSuggestionKeys(options, ({ kind, text }) => {
    if (kind === 'forget') onForget?.()
    else {
      onChange(text)
      onSubmit(text)
    }
  })
  const { isOpen, activeIndex, open, close } = list
  // What a guest typed before React hydrated the box is in the input alone.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value)
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const term = value.trim()
    // Shows where to type, and opens the keyboard of a phone.
    if (!term) return input.current?.focus()
    onSubmit(term)
    close()
  }
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const combobox = {
    // In an input of type search, Escape would clear the text.
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': activeIndex < 0 ? undefined : optionId(listId, activeIndex),
    onKeyDown: list.onKeyDown,
    onBlur: close,
    onClick: () => value === '' && open(),
  } as const
  return (
    <Root>
      <Form role="search" action={paths.discover} onSubmit={submit}>
        <Input
          ref={input}
          type="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST_TEXT}
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => {
            onChange(event.target.value)
            open()
          }}
          {...(suggestions && combobox)}
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
      {suggestions && (
        <VisuallyHidden role="status">
          {(isOpen || !isWaiting) && headerCopy.suggestionCount(offered.length)}
        </VisuallyHidden>
      )}
      {isOpen && (
        <SuggestionList
          id={listId}
          options={options}
          term={value}
          activeIndex={activeIndex}
          onChoose={list.choose}
        />
      )}
    </Root>
  )
}
