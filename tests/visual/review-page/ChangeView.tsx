import { useEffect, useState, type RefObject } from 'react'
import type { ReviewChange } from '@tests/visual/review-data'
import { LiveLinks, type LiveStories } from './LiveLinks'
import { Magnified } from './Magnified'
import { factors, type ZoomState } from './use-zoom'

export const views = ['side by side', 'slider', 'blink', 'difference'] as const
export type View = (typeof views)[number]

/** Time in milliseconds that each side is shown when they alternate. */
const BLINK_TIME = 600

interface Sides {
  before: string | undefined
  after: string | undefined
  zoomState: ZoomState
}

interface BothSides extends Sides {
  before: string
  after: string
}

const address = (hash: string) => `pictures/${hash}.png`

interface SideProps {
  label: string
  hash: string
  zoomState: ZoomState
}

function Side({ label, hash, zoomState }: SideProps) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <Magnified zoomState={zoomState}>
        <img src={address(hash)} alt={label} />
      </Magnified>
    </figure>
  )
}

function SideBySide({ before, after, zoomState }: Sides) {
  return (
    <div className="pair">
      {before && <Side label="Before" hash={before} zoomState={zoomState} />}
      {after && <Side label="After" hash={after} zoomState={zoomState} />}
    </div>
  )
}

function Slider({ before, after, zoomState }: BothSides) {
  const [share, setShare] = useState(50)
  return (
    <div className="slider">
      <label>
        Share of “before”
        <input
          type="range"
          value={share}
          onChange={({ target }) => setShare(Number(target.value))}
        />
      </label>
      <Magnified zoomState={zoomState}>
        <div className="stack">
          <img src={address(after)} alt="After" />
          <img
            src={address(before)}
            alt="Before"
            style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
          />
        </div>
      </Magnified>
    </div>
  )
}

function Blink({ before, after, zoomState }: BothSides) {
  const [isBefore, setIsBefore] = useState(true)
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setInterval(() => setIsBefore((was) => !was), BLINK_TIME)
    return () => clearInterval(timer)
  }, [isPaused])
  return (
    <div>
      <button type="button" aria-pressed={isPaused} onClick={() => setIsPaused(!isPaused)}>
        Pause
      </button>
      <Magnified zoomState={zoomState}>
        <div className="stack">
          <img src={address(after)} alt="After" />
          <img src={address(before)} alt="Before" style={{ opacity: isBefore ? 1 : 0 }} />
        </div>
      </Magnified>
    </div>
  )
}

function Behaviour({ lines }: { lines: { before: string[]; after: string[] } }) {
  return (
    <div className="pair">
      {(['before', 'after'] as const).map((side) => (
        <section key={side}>
          <h3>Only {side}</h3>
          <ul className={side}>
            {lines[side].map((line, index) => (
              <li key={`${index} ${line}`}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface PicturesProps {
  change: ReviewChange
  view: View
  zoomState: ZoomState
}

function Pictures({ change, view, zoomState }: PicturesProps) {
  const { before, after, difference } = change
  if (before && after && difference) {
    const both = { before, after, zoomState }
    if (view === 'slider') return <Slider {...both} />
    if (view === 'blink') return <Blink {...both} />
    if (view === 'difference') {
      return <Side label="Difference" hash={difference} zoomState={zoomState} />
    }
  }
  return <SideBySide before={before} after={after} zoomState={zoomState} />
}

interface ChangeViewProps {
  change: ReviewChange
  view: View
  onView: (view: View) => void
  zoomState: ZoomState
  /** Stories that are served beside the page, if it is served. */
  live: LiveStories | undefined
  articleRef: RefObject<HTMLElement | null>
  picturesRef: RefObject<HTMLDivElement | null>
}

/** One change: its name, its reason, and its pictures in the chosen view. */
export function ChangeView({
  change,
  view,
  onView,
  zoomState,
  live,
  articleRef,
  picturesRef,
}: ChangeViewProps) {
  const { kind, from, pixels, largestStep, why, lines } = change
  return (
    <article ref={articleRef} aria-label={change.name}>
      <h2>
        {change.title} · {change.storyName} · {change.variant}
      </h2>
      <p>
        {kind}
        {from ? ` from ${from}` : ''}
        {pixels ? `, ${pixels} pixels differ by up to ${largestStep} of 255` : ''}
        {live && <LiveLinks change={change} live={live} />}
      </p>
      {why.length > 0 && (
        <details>
          <summary>Why: {why.length === 1 ? why[0] : `${why.length} files changed`}</summary>
          <ul>
            {why.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </details>
      )}
      <fieldset className="views">
        <legend>View</legend>
        {views.map((name, index) => (
          <label key={name}>
            <input type="radio" name="view" checked={view === name} onChange={() => onView(name)} />
            {name} <kbd>{index + 1}</kbd>
          </label>
        ))}
        <label>
          Zoom <kbd>+</kbd> <kbd>-</kbd>, arrow keys move
          <select
            value={zoomState.zoom.factor}
            onChange={({ target }) => zoomState.setFactor(Number(target.value))}
          >
            {factors.map((value) => (
              <option key={value} value={value}>
                {value * 100} %
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <div ref={picturesRef}>
        {lines ? (
          <Behaviour lines={lines} />
        ) : (
          <Pictures key={change.key} change={change} view={view} zoomState={zoomState} />
        )}
      </div>
    </article>
  )
}
