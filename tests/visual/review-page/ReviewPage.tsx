import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Review, ReviewChange } from '@tests/visual/review-data'
import { ChangeList } from './ChangeList'
import { ChangeView, views, type View } from './ChangeView'
import { decisionText, isDecided } from './decision-text'
import { DecisionBar } from './DecisionBar'
import { Filters, filterChanges, noFilter, type Filter } from './Filters'
import type { LiveStories } from './LiveLinks'
import { SkipLink } from './SkipLink'
import { StorageFault } from './StorageFault'
import { Summary } from './Summary'
import { useChangeInView } from './use-change-in-view'
import { useDecisions } from './use-decisions'
import { useShortcuts } from './use-shortcuts'
import { useZoom } from './use-zoom'
import './review.css'

export interface ReviewPageProps {
  review: Review
  /** Stories of both sides that are served beside the page. A page on a disk has none. */
  live?: LiveStories | undefined
}

/** Pictures of a component stay together, and those of a story within it. */
const inOrder = (changes: readonly ReviewChange[]) =>
  [...changes].sort((a, b) => a.title.localeCompare(b.title) || a.story.localeCompare(b.story) || 0)

/** The app in which a person looks at every change and decides about it. */
export function ReviewPage({ review, live }: ReviewPageProps) {
  const all = useMemo(() => inOrder(review.changes), [review])
  const keys = useMemo(() => all.map(({ key }) => key), [all])
  const { decisions, canUndo, fault, decide, undo: takeBack } = useDecisions(review.digest, keys)
  const [filter, setFilter] = useState(noFilter)
  const [at, setAt] = useState<string | undefined>(
    () => (all.find(({ key }) => !decisions[key]) ?? all[0])?.key,
  )
  const [view, setView] = useState<View>('side by side')
  const zoomState = useZoom()
  const comment = useRef<HTMLTextAreaElement>(null)
  const decisionId = useId()
  const decision = useRef<HTMLElement>(null)
  /** What somebody has begun to write about each change, by its key. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const shown = useMemo(() => filterChanges(all, filter, decisions), [all, filter, decisions])
  // Nobody can see which change a key would decide about when the list is empty.
  const current = shown.length > 0 ? (all.find(({ key }) => key === at) ?? shown[0]) : undefined
  const { articleRef, picturesRef, show } = useChangeInView(current?.key)
  const position = shown.findIndex(({ key }) => key === current?.key)
  const go = useCallback(
    (step: number) => {
      const next = shown[Math.min(shown.length - 1, Math.max(0, position + step))]
      if (next) setAt(next.key)
    },
    [shown, position],
  )
  // Nobody would expect a button to decide about a change that the list leaves out.
  const narrow = (next: Filter) => {
    setFilter(next)
    const fitting = filterChanges(all, next, decisions)
    if (!fitting.some(({ key }) => key === current?.key)) setAt(fitting[0]?.key)
  }
  const done = all.filter(({ key }) => decisions[key]).length
  const progress = `${done} of ${all.length} reviewed`
  useEffect(() => {
    document.title = `${progress} · Visual review`
  }, [progress])

  const approve = (keys: readonly string[]) => {
    decide(keys, { verdict: 'approved' })
    const next = [...shown.slice(position + 1), ...shown.slice(0, Math.max(0, position))].find(
      ({ key }) => !decisions[key] && !keys.includes(key),
    )
    if (next) setAt(next.key)
  }
  // A rejection was somebody's decision about one change, so approving many leaves it.
  const openIn = (changes: readonly ReviewChange[]) =>
    changes.map(({ key }) => key).filter((key) => !decisions[key])
  const open = {
    story: openIn(all.filter(({ story }) => story === current?.story)),
    component: openIn(all.filter(({ title }) => title === current?.title)),
    all: openIn(shown),
  }
  const undo = () => {
    const undone = takeBack()
    if (undone !== undefined) setAt(undone)
  }
  const actions = current && {
    picture: () => approve([current.key]),
    story: () => approve(open.story),
    component: () => approve(open.component),
    all: () => approve(open.all),
  }
  useShortcuts({
    once: {
      a: () => actions?.picture(),
      s: () => actions?.story(),
      c: () => actions?.component(),
      r: () => comment.current?.focus(),
      u: undo,
      ...Object.fromEntries(views.map((name, index) => [`${index + 1}`, () => setView(name)])),
    },
    held: {
      j: () => go(1),
      k: () => go(-1),
      '+': () => zoomState.step(1),
      // The key of '+' without Shift.
      '=': () => zoomState.step(1),
      '-': () => zoomState.step(-1),
      // Otherwise they scroll the page.
      ...(zoomState.zoom.factor > 1 && {
        ArrowLeft: () => zoomState.moveBy(-1, 0),
        ArrowRight: () => zoomState.moveBy(1, 0),
        ArrowUp: () => zoomState.moveBy(0, -1),
        ArrowDown: () => zoomState.moveBy(0, 1),
      }),
    },
  })

  if (all.length === 0) {
    return (
      <div className="review-app">
        <main className="empty">
          <h1>Nothing changed</h1>
          <Summary
            review={review}
            isReviewed
            text={review.judges.length > 0 ? decisionText(review, decisions) : undefined}
          />
        </main>
      </div>
    )
  }
  return (
    <div className="review-app">
      <div className="review">
        <header>
          {current && <SkipLink id={decisionId} target={decision} onSkip={show} />}
          <h1>Visual review</h1>
          <p role="status">{progress}</p>
          <progress aria-label="Reviewed changes" max={all.length} value={done} />
          <button type="button" onClick={undo} disabled={!canUndo}>
            Undo <kbd>u</kbd>
          </button>
          <StorageFault fault={fault} />
        </header>
        <nav aria-label="Changes">
          <Filters changes={all} filter={filter} onChange={narrow} />
          <ChangeList
            changes={shown}
            current={current?.key}
            decisions={decisions}
            onChoose={setAt}
          />
        </nav>
        <main>
          <Summary
            review={review}
            isReviewed={isDecided(review, decisions)}
            text={decisionText(review, decisions)}
          />
          {current && actions && (
            <>
              <ChangeView
                change={current}
                view={view}
                onView={setView}
                zoomState={zoomState}
                live={live}
                articleRef={articleRef}
                picturesRef={picturesRef}
              />
              <DecisionBar
                id={decisionId}
                sectionRef={decision}
                changeKey={current.key}
                commentRef={comment}
                decision={decisions[current.key]}
                draft={drafts[current.key]}
                onDraft={(draft) => setDrafts({ ...drafts, [current.key]: draft })}
                open={{
                  story: open.story.length,
                  component: open.component.length,
                  all: open.all.length,
                }}
                approve={actions}
                onReject={(text) => {
                  decide([current.key], { verdict: 'rejected', comment: text })
                  go(1)
                }}
              />
            </>
          )}
        </main>
      </div>
    </div>
  )
}
