import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import type { PartFacts } from '../components/component-facts'
import { ComponentLink } from './ComponentLink'

/** Number of parts from which a list of them helps. */
const FEWEST = 2

/** Components that another one is built from. A component of fewer parts has no such list. */
export function Anatomy({ parts }: { parts: readonly PartFacts[] }) {
  if (parts.length < FEWEST) return null
  return (
    <>
      <Heading>Anatomy</Heading>
      <dl className="places">
        {parts.map(({ path, purpose }) => (
          <Fragment key={path}>
            <dt>
              <ComponentLink path={path} />
            </dt>
            <dd>
              <Markdown>{purpose}</Markdown>
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}
