import { Markdown } from '@storybook/addon-docs/blocks'
import type { Advice } from '@stories/advice'
import { Specimen } from './Specimen'
import { frameAddress } from './StateCard'
import { useGlobals } from './use-globals'

export interface AdviceRowProps {
  advice: Advice
  /** Whether the component depends on the window's width, so that each example takes the full width. */
  isWide?: boolean | undefined
  /**
   * Id of a story, for a component that covers its window. Each example is then drawn in a frame of
   * its own, in place of that story.
   */
  frameId?: string | undefined
}

/** Right and wrong use beside each other, as live components. */
export function AdviceRow({ advice, isWide = false, frameId }: AdviceRowProps) {
  return (
    <div className={isWide ? 'advice wide' : 'advice'}>
      {(['do', 'dont'] as const).map((kind) => (
        <figure key={kind} data-kind={kind}>
          {frameId === undefined ? (
            <Specimen>{advice[kind].show()}</Specimen>
          ) : (
            <Frame story={frameId} kind={kind} />
          )}
          <figcaption>
            <Markdown>{`**${kind === 'do' ? 'Do:' : 'Don’t:'}** ${advice[kind].why}`}</Markdown>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Window of its own for an example (with-advice.tsx), in the toolbars' scheme, size and direction. */
function Frame({ story, kind }: { story: string; kind: 'do' | 'dont' }) {
  const address = frameAddress(story, { ...useGlobals(), advice: kind })
  return (
    <iframe
      // A new frame waits until it comes near the window (StateCard.tsx).
      key={address}
      // Named as Storybook names the frames of states, so that it waits for its turn like them.
      id={`iframe--advice-${kind}`}
      src={address}
      title={kind === 'do' ? 'Right use' : 'Wrong use'}
      loading="lazy"
    />
  )
}
