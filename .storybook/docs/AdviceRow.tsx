import type { Advice } from '@stories/advice'
import { Specimen } from './Specimen'

/** Right and wrong use beside each other, as live components. */
export function AdviceRow({ advice }: { advice: Advice }) {
  return (
    <div className="advice">
      {(['do', 'dont'] as const).map((kind) => (
        <figure key={kind} data-kind={kind}>
          <Specimen>{advice[kind].show()}</Specimen>
          <figcaption>
            <b>{kind === 'do' ? 'Do:' : 'Don’t:'}</b> {advice[kind].why}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
