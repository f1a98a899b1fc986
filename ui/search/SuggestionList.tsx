import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { headerCopy } from '@domain/copy/header-copy'
import { markedParts } from '@domain/search/suggestions'
import { optionId } from './option-id'

export interface SuggestionListProps {
  /** Id of the list. The ids of its options derive from it. */
  id: string
  suggestions: readonly string[]
  /** Text typed by the guest. It is highlighted in each suggestion. */
  term: string
  /** Index of the option that the keyboard selected, or -1 for none. */
  activeIndex?: number | undefined
  /** Callback fired with the clicked suggestion. */
  onChoose: (text: string) => void
}

/** List of suggestions below the SearchBox, which keeps the focus. */
export function SuggestionList({
  id,
  suggestions,
  term,
  activeIndex = -1,
  onChoose,
}: SuggestionListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])
  return (
    // A mouse down would move the focus out of the box, which closes the list before the click.
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={headerCopy.suggestions}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((text, index) => (
        // The box has the focus and handles the keys.
        <Option
          key={text}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === activeIndex}
          onClick={() => onChoose(text)}
        >
          {markedParts(text, term).map((part, place) =>
            part.isMatch ? <mark key={place}>{part.text}</mark> : part.text,
          )}
        </Option>
      ))}
    </List>
  )
}

/** Below `sm` the box is narrow, so the list takes the width of the header. */
const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'absolute',
  zIndex: 1,
  insetInline: theme.size.gutter.phone,
  boxSizing: 'border-box',
  maxBlockSize: '60svh',
  overflowY: 'auto',
  margin: theme.spacing(1, 0, 0),
  padding: theme.spacing(1, 0),
  borderRadius: theme.radius.field,
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.line,
  listStyle: 'none',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface,
  boxShadow: theme.shadows[1],
  [theme.breakpoints.up('sm')]: { insetInline: 0 },
}))

const Option = styled('li')(({ theme }) => ({
  display: 'flow-root',
  boxSizing: 'border-box',
  minHeight: theme.size.touch,
  padding: theme.spacing(1.25, 2.5),
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.sunken },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.actionTint,
    outlineWidth: 2,
    outlineStyle: 'solid',
    outlineColor: theme.vars.palette.primary.main,
    outlineOffset: -2,
  },
  '& mark': { fontWeight: 700, color: 'inherit', backgroundColor: 'transparent' },
}))
