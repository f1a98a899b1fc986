import { useEffect, useState } from 'react'
import type { ReviewChange } from '@tests/visual/review-data'
import { Magnified } from './Magnified'

export const views = ['side by side', 'slider', 'blink', 'difference'] as const
export type View = (typeof views)[number]

/** Time in milliseconds that each side is shown when they alternate. */
const BLINK_TIME = 600

interface Sides {
  before: string | undefined
  after: string | undefined
}

const address = (hash: string) => `pictures/${hash}.png`

function SideBySide({ before, after }: Sides) {
  return (
    <div className="pair">
      {before && <Magnified caption="Before" src={address(before)} />}
      {after && <Magnified caption="After" src={address(after)} />}
    </div>
  )
}

function Slider({ before, after }: { before: string; after: string }) {
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
      <div className="stack">
        <img src={address(after)} alt="After" />
        <img
          src={address(before)}
          alt="Before"
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
      </div>
    </div>
  )
}

function Blink({ before, after }: { before: string; after: string }) {
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
      <div className="stack">
        <img src={address(after)} alt="After" />
        <img src={address(before)} alt="Before" style={{ opacity: isBefore ? 1 : 0 }} />
      </div>
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

function Pictures({ change, view }: { change: ReviewChange; view: View }) {
  const { before, after, difference, lines } = change
  if (lines) return <Behaviour lines={lines} />
  if (before && after && difference) {
    if (view === 'slider') return <Slider before={before} after={after} />
    if (view === 'blink') return <Blink before={before} after={after} />
    if (view === 'difference') return <Magnified caption="Difference" src={address(difference)} />
  }
  return <SideBySide before={before} after={after} />
}

interface ChangeViewProps {
  change: ReviewChange
  view: View
  onView: (view: View) => void
  isLive: boolean
}

/** One change: its name, its reason, and its pictures in the chosen view. */
export function ChangeView({ change, view, onView, isLive }: ChangeViewProps) {
  const { kind, from, story, pixels, largestStep, why } = change
  return (
    <article aria-label={change.name}>
      <h2>
        {change.title} · {change.storyName} · {change.variant}
      </h2>
      <p>
        {kind}
        {from ? ` from ${from}` : ''}
        {pixels ? `, ${pixels} pixels differ by up to ${largestStep} of 255` : ''}
        {isLive && (
          <>
            {' · '}
            {change.before && (
              <a href={`live/before/iframe.html?id=${from ?? story}`}>story before</a>
            )}{' '}
            {change.after && <a href={`live/after/iframe.html?id=${story}`}>story after</a>}
          </>
        )}
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
      </fieldset>
      <Pictures key={change.key} change={change} view={view} />
    </article>
  )
}
