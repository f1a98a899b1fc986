import { useState, type Ref } from 'react'
import type { Decision } from './decisions'

interface DecisionBarProps {
  decision: Decision | undefined
  /** Number of changes in the list, which "all" approves. */
  shown: number
  approve: Record<'picture' | 'story' | 'component' | 'all', () => void>
  onReject: (comment: string) => void
  commentRef: Ref<HTMLTextAreaElement>
}

/** The buttons that decide about the current change, or about more at once. */
export function DecisionBar({ decision, shown, approve, onReject, commentRef }: DecisionBarProps) {
  const [comment, setComment] = useState(decision?.comment ?? '')
  return (
    <section className="decide" aria-label="Decision">
      <p>
        {decision
          ? `This picture is ${decision.verdict}${decision.comment ? `: ${decision.comment}` : ''}.`
          : 'No decision yet.'}
      </p>
      <div>
        <button type="button" className="approve" onClick={approve.picture}>
          Approve <kbd>a</kbd>
        </button>
        <button type="button" onClick={approve.story}>
          Approve story <kbd>s</kbd>
        </button>
        <button type="button" onClick={approve.component}>
          Approve component <kbd>c</kbd>
        </button>
        <button type="button" onClick={approve.all}>
          Approve all {shown} in the list
        </button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onReject(comment.trim())
        }}
      >
        <label>
          What is wrong <kbd>r</kbd>
          <textarea
            ref={commentRef}
            rows={2}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
            onKeyDown={(event) => {
              const isSent = event.key === 'Enter' && !event.shiftKey
              if (isSent) {
                event.preventDefault()
                event.currentTarget.form?.requestSubmit()
                event.currentTarget.blur()
              }
              if (event.key === 'Escape') event.currentTarget.blur()
            }}
          />
        </label>
        <button type="submit">Reject</button>
      </form>
    </section>
  )
}
