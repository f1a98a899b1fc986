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
import { optionId } from './option-id'
import type { SearchOption } from './search-option'
import { Count, List, Mark, Option, Text, Thumbnail, THUMBNAIL_SIZE } from './suggestion-list-parts'

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
