import type { RefObject } from 'react'
import { CommentForm } from './CommentForm'
import { DecisionButton } from './DecisionButton'
import type { Decision } from './decisions'

/** What one press approves together. */
export type Scope = 'story' | 'component' | 'all'

interface DecisionBarProps {
  changeKey: string
  id: string
  sectionRef: RefObject<HTMLElement | null>
  decision: Decision | undefined
  /** Number of changes without a decision in each scope, which its button approves. */
  open: Record<Scope, number>
  approve: Record<'picture' | Scope, () => void>
  /** What somebody has begun to write about the change. */
  draft: string | undefined
  onDraft: (draft: string) => void
  onReject: (comment: string) => void
  commentRef: RefObject<HTMLTextAreaElement | null>
}

/** The buttons that decide about the current change, or about more at once. */
export function DecisionBar({
  id,
  sectionRef,
  decision,
  open,
  approve,
  ...form
}: DecisionBarProps) {
  return (
    <section ref={sectionRef} id={id} tabIndex={-1} className="decide" aria-label="Decision">
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
      <CommentForm {...form} draft={form.draft ?? decision?.comment ?? ''} />
    </section>
  )
}
