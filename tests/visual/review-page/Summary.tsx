import { useState } from 'react'
import type { Review } from '@tests/visual/review-data'

interface SummaryProps {
  review: Review
  /** Comment for the pull request, once every change has a decision. */
  text: string | undefined
  /** Whether every change has a decision. */
  isReviewed: boolean
}

/** Summary of what was compared, what nobody can approve, and the decision to hand over. */
export function Summary({ review, text, isReviewed }: SummaryProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text ?? '')
    setIsCopied(true)
  }
  return (
    <section aria-label="Summary" className="summary">
      <p>
        {review.base.slice(0, 10)} → {review.head.slice(0, 10)}
      </p>
      {review.faults.length > 0 && (
        <div role="alert">
          <p>Not photographed, so nobody can approve this commit:</p>
          <ul>
            {review.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          {isReviewed && text === undefined && (
            <p>
              So there is no approval to copy. Your decisions are kept for a review in which all of
              it is photographed.
            </p>
          )}
        </div>
      )}
      {review.notes.map((note) => (
        <p key={note} role="note">
          {note}
        </p>
      ))}
      {text !== undefined && (
        <div className="hand-over">
          <label>
            Comment this on the pull request
            <textarea readOnly rows={Math.min(8, text.split('\n').length)} value={text} />
          </label>
          <button type="button" onClick={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy'}
          </button>
        </div>
      )}
    </section>
  )
}
