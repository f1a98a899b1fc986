import { styled } from '@mui/material/styles'
import { useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref } from 'react'
import { headerCopy } from '@domain/copy/header-copy'
import { LONGEST_TEXT } from '@domain/search/query-values'
import type { Suggestion } from '@domain/search/suggestions'
import { lazyPart } from '@ui/layout/lazy-part'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { optionId, useSuggestionKeys, type SearchOption } from './use-suggestion-keys'

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
  '&::-webkit-search-cancel-button': { display: 'none' },
}))

/** Where the list begins: at the lower edge of the row or the column around the input. */
const Below = styled('div')({ alignSelf: 'end', width: 0, height: 0 })

export interface SearchInputProps {
  /** Text of the input. */
  value: string
  /** Callback fired with the text on every keystroke. */
  onChange: (value: string) => void
  /** Callback fired with the text of a chosen suggestion, which the input then has. */
  onChoose?: ((text: string) => void) | undefined
  /** Accessible name. */
  label: string
  /** Text of the empty input. */
  placeholder: string
  /**
   * Suggestions for the typed text. The list opens while the guest types, and choosing one fills
   * the input. Suggestions for the empty input open on a click or an arrow key. Without this prop
   * the input is a plain search field.
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
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement> | undefined
}

const none: readonly Suggestion[] = []
const forget: SearchOption = { kind: 'forget', text: headerCopy.forgetSearches }

/** The first page does not include the list. If fetching fails, the search works without it. */
const SuggestionList = lazyPart(
  () => import('./SuggestionList').then((file) => file.SuggestionList),
  null,
)

/**
 * Input for the text of a search, with suggestions below it. Its form decides how it looks and what
 * Enter does.
 *
 * @avoid Outside a search form, or alone in the header: SearchBox.
 * @a11y A combobox: arrow keys choose a suggestion, Enter takes it or submits the form, Escape
 * closes the list. Their number is announced.
 */
export function SearchInput({
  value,
  onChange,
  onChoose,
  label,
  placeholder,
  suggestions,
  isWaiting = true,
  onForget,
  ref = null,
}: SearchInputProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
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
      onChoose?.(text)
    }
  })
  const { isOpen, activeIndex, open, close } = list
  // What a guest typed before React hydrated the input is in the input alone.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value)
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, [])
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
    <>
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
      {suggestions && (
        <VisuallyHidden role="status">
          {(isOpen || !isWaiting) && headerCopy.suggestionCount(offered.length)}
        </VisuallyHidden>
      )}
      <Below>
        {isOpen && (
          <SuggestionList
            id={listId}
            options={options}
            term={value}
            activeIndex={activeIndex}
            onChoose={list.choose}
          />
        )}
      </Below>
    </>
  )
}
