import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { DecisionButton } from './DecisionButton'

/** Longest comment, in characters. A browser stores about five million for all of a page. */
const LONGEST_COMMENT = 10_000

/** Length from which a comment shows its count. */
const NEARLY_LONGEST = 9_000

interface CommentFormProps {
  /** Change that the comment is about. */
  changeKey: string
  draft: string
  onDraft: (draft: string) => void
  onReject: (comment: string) => void
  commentRef: RefObject<HTMLTextAreaElement | null>
}

/** Field for what is wrong with a change, with the button that rejects it. */
export function CommentForm({ changeKey, draft, onDraft, onReject, commentRef }: CommentFormProps) {
  const id = useId()
  /** Change that could not be rejected, because the comment was empty. */
  const [refused, setRefused] = useState<string>()
  const comment = draft.trim()
  const isRefused = refused === changeKey && comment === ''
  const send = () => {
    if (comment === '') {
      setRefused(changeKey)
      commentRef.current?.focus()
      return
    }
    commentRef.current?.blur()
    onReject(comment)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The key belongs to the input method, which chooses a word with it.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!event.repeat) event.currentTarget.form?.requestSubmit()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div>
        <label>
          What is wrong <kbd>r</kbd>
          <textarea
            ref={commentRef}
            rows={2}
            maxLength={LONGEST_COMMENT}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? `${id}error` : undefined}
            value={draft}
            onChange={({ target }) => onDraft(target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        {isRefused && (
          <p id={`${id}error`} role="alert">
            Write what is wrong, so that the author knows what to change.
          </p>
        )}
        {draft.length >= NEARLY_LONGEST && (
          <p role="status">
            {draft.length.toLocaleString('en')} of {LONGEST_COMMENT.toLocaleString('en')} characters
          </p>
        )}
      </div>
      <DecisionButton type="submit">
        Reject <kbd>Ctrl Enter</kbd>
      </DecisionButton>
    </form>
  )
}
