import { useState, type KeyboardEvent } from 'react'
import type { Suggestion } from '@domain/search/suggestions'

/** Option of the search box: a suggestion, or the command that clears the recent searches. */
export interface SearchOption extends Omit<Suggestion, 'kind'> {
  kind: Suggestion['kind'] | 'forget'
}

/** Returns the id of a suggestion, which the search box sets as its active descendant. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

interface Active {
  /** Options that the index refers to. New options start with none active. */
  options: readonly SearchOption[]
  index: number
}

/** Index that a key leads to among `count` options, where -1 is none. Both ends wrap. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * State and key handling of the suggestions, following the ARIA pattern of an editable combobox
 * with a list.
 */
export function useSuggestionKeys(
  options: readonly SearchOption[],
  onChoose: (option: SearchOption) => void,
) {
  const [isWanted, setIsWanted] = useState(false)
  const [active, setActive] = useState<Active>({ options, index: -1 })
  const isOpen = isWanted && options.length > 0
  const activeIndex = isOpen && active.options === options ? active.index : -1

  const open = () => setIsWanted(true)
  const close = () => {
    setIsWanted(false)
    setActive({ options, index: -1 })
  }
  const choose = (option: SearchOption) => {
    onChoose(option)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isChord = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
    // While an input method composes a character, the keys belong to it.
    if (isChord || event.nativeEvent.isComposing) return
    const step = steps[event.key]
    const chosen = options[activeIndex]
    // Enter submits the form, whose suggestions may still be on their way.
    if (event.key === 'Enter' && chosen === undefined) return close()
    if (options.length === 0) return
    if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else if (step && (isOpen || event.key.startsWith('Arrow'))) {
      open()
      setActive({ options, index: step(activeIndex, options.length) })
    } else return
    event.preventDefault()
  }
  return { isOpen, activeIndex, open, close, choose, onKeyDown }
}
