import { memo, useEffect, useRef } from 'react'
import type { ReviewChange } from '@tests/visual/review-data'
import type { Decision, Decisions } from './decisions'
import { scrollInList } from './scroll'

interface ItemProps {
  change: ReviewChange
  decision: Decision | undefined
  isCurrent: boolean
  onChoose: (key: string) => void
}

const Item = memo(function Item({ change, decision, isCurrent, onChoose }: ItemProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const list = button.current?.closest('nav')
    if (isCurrent && button.current && list) scrollInList(list, button.current)
  }, [isCurrent])
  const picture = change.lines ? undefined : (change.after ?? change.before)
  return (
    <li>
      <button
        ref={button}
        type="button"
        aria-current={isCurrent}
        data-verdict={decision?.verdict ?? 'open'}
        onClick={() => onChoose(change.key)}
      >
        {picture ? (
          <img src={`pictures/${picture}.png`} alt="" width={48} height={36} loading="lazy" />
        ) : (
          <span className="no-picture" aria-hidden="true">
            ≡
          </span>
        )}
        <span>
          {change.storyName} · {change.variant}
          <small>
            {change.kind}, {decision?.verdict ?? 'open'}
          </small>
        </span>
      </button>
    </li>
  )
})

interface ChangeListProps {
  changes: readonly ReviewChange[]
  current: string | undefined
  decisions: Decisions
  onChoose: (key: string) => void
}

/** Every change, grouped by component. */
export function ChangeList({ changes, current, decisions, onChoose }: ChangeListProps) {
  const titles = [...new Set(changes.map(({ title }) => title))]
  if (titles.length === 0) return <p>No change fits the filter.</p>
  return titles.map((title) => (
    <section key={title}>
      <h2>{title}</h2>
      <ul>
        {changes
          .filter((change) => change.title === title)
          .map((change) => (
            <Item
              key={change.key}
              change={change}
              decision={decisions[change.key]}
              isCurrent={change.key === current}
              onChoose={onChoose}
            />
          ))}
      </ul>
    </section>
  ))
}
