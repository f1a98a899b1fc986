import { useState, type Ref } from 'react'
import { DecisionButton } from './DecisionButton'
import type { Decision } from './decisions'

/** What one press approves together. */
export type Scope = 'story' | 'component' | 'all'

interface DecisionBarProps {
  decision: Decision | undefined
  /** Number of changes without a decision in each scope, which its button approves. */
  open: Record<Scope, number>
  approve: Record<'picture' | Scope, () => void>
  onReject: (comment: string) => void
  commentRef: Ref<HTMLTextAreaElement>
}

/** The buttons that decide about the current change, or about more at once. */
export function DecisionBar({ decision, open, approve, onReject, commentRef }: DecisionBarProps) {
  const [comment, setComment] = useState(decision?.comment ?? '')
  return (
    <section className="decide" aria-label="Decision">
      <p>
        {decision
          ? `This picture is ${decision.verdict}${decision.comment ? `: ${decision.comment}` : ''}.`
          : 'No decision yet.'}
      </p>
      <div>
        <DecisionButton className="approve" onDecide={approve.picture}>
          Approve <kbd>a</kbd>
        </DecisionButton>
        <DecisionButton isIdle={open.story === 0} onDecide={approve.story}>
          Approve story ({open.story} open) <kbd>s</kbd>
        </DecisionButton>
        <DecisionButton isIdle={open.component === 0} onDecide={approve.component}>
          Approve component ({open.component} open) <kbd>c</kbd>
        </DecisionButton>
        <DecisionButton isIdle={open.all === 0} onDecide={approve.all}>
          Approve all {open.all} open in the list
        </DecisionButton>
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
        <DecisionButton type="submit">Reject</DecisionButton>
      </form>
    </section>
  )
}
