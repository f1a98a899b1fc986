import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { discoverCopy } from '@domain/copy/discover-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { markedParts } from '@domain/search/suggestions'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { Icon } from '@ui/text/Icon'
import {
  ICON_BUILDING_COMPLEX,
  ICON_HISTORY,
  ICON_HOUSE,
  ICON_MAP_PIN,
  ICON_TRASH,
} from '@ui/text/icons'
import { optionId, type SearchOption } from './use-suggestion-keys'

/** Inline size of a cover photo in the list. */
const THUMBNAIL_SIZE = '2.5rem'

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
  borderRadius: theme.radius.photo,
  border: `thin solid ${theme.vars.palette.line}`,
  listStyle: 'none',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface,
  boxShadow: theme.shadows[1],
  // It begins where the box begins, and may be wider than it.
  [theme.breakpoints.up('sm')]: {
    insetInline: '0 auto',
    width: '100%',
    minWidth: 'min(24rem, 60vw)',
  },
}))

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1.5),
  boxSizing: 'border-box',
  minHeight: theme.size.control,
  padding: theme.spacing(0.5, 2),
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.hovered },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.actionTint,
    outline: `${theme.spacing(0.25)} solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& mark': { fontWeight: 700, color: 'inherit', backgroundColor: 'transparent' },
}))

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: THUMBNAIL_SIZE,
  color: theme.vars.palette.text.secondary,
}))

const Thumbnail = styled('span')(({ theme }) => ({
  flex: 'none',
  inlineSize: THUMBNAIL_SIZE,
  overflow: 'hidden',
  borderRadius: theme.radius.field,
}))

const Text = styled('span')(({ theme }) => ({
  // With large text the count moves below a word, before the word is broken.
  flex: '1 1 4.5rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}))

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 'none',
  maxInlineSize: '50%',
  marginInlineStart: 'auto',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))

export interface SuggestionListProps {
  /** Id of the list. The ids of its options derive from it. */
  id: string
  /** Suggestions in their order. */
  options: readonly SearchOption[]
  /** Text typed by the guest. It is highlighted in each suggestion. */
  term: string
  /** Index of the option that the keyboard selected, or -1 for none. */
  activeIndex?: number | undefined
  /** Callback fired with the clicked option. */
  onChoose: (option: SearchOption) => void
}

const icons: Record<SearchOption['kind'], string> = {
  place: ICON_MAP_PIN,
  type: ICON_BUILDING_COMPLEX,
  listing: ICON_HOUSE,
  recent: ICON_HISTORY,
  forget: ICON_TRASH,
}

/**
 * List of suggestions below the SearchBox, which keeps the focus. Places and property types show
 * how many listings they have, and listings their cover photo and place.
 *
 * @avoid Outside SearchBox, which keeps the focus and the keys.
 * @a11y A listbox with a name; the active option is marked by `aria-selected`.
 */
export function SuggestionList({
  id,
  options,
  term,
  activeIndex = -1,
  onChoose,
}: SuggestionListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])
  const isRecent = options[0]?.kind === 'recent'
  return (
    // A mouse down would move the focus out of the box, which closes the list before the click.
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={isRecent ? headerCopy.recentSearches : headerCopy.suggestions}
      data-comes
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // The box has the focus and handles the keys.
        <Option
          key={`${option.kind} ${option.text}`}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === activeIndex}
          onClick={() => onChoose(option)}
        >
          {option.photo ? (
            <Thumbnail>
              <PhotoFrame photo={option.photo} alt="" ratio="1 / 1" sizes={THUMBNAIL_SIZE} />
            </Thumbnail>
          ) : (
            <Mark>
              <Icon path={icons[option.kind]} size="small" />
            </Mark>
          )}
          <Text>
            {markedParts(option.text, term).map((part, place) =>
              part.isMatch ? <mark key={place}>{part.text}</mark> : part.text,
            )}
            {option.place && <small>{option.place}</small>}
          </Text>
          {option.total !== undefined && (
            <Count>{discoverCopy.count(option.total, option.isCapped)}</Count>
          )}
        </Option>
      ))}
    </List>
  )
}
