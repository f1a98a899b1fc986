import { drawings, type DrawingName } from '@ui/feedback/drawings'
import { Illustration } from '@ui/feedback/Illustration'
import { Specimen } from '../../.storybook/docs/Specimen'

/** Shows every line drawing with its name. */
export function DrawingList() {
  return (
    <Specimen>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
        {(Object.keys(drawings) as DrawingName[]).map((name) => (
          <figure key={name} style={{ margin: 0, textAlign: 'center' }}>
            <Illustration name={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Specimen>
  )
}
