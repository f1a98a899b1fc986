import { Heading } from '@storybook/addon-docs/blocks'
import type { ComponentFacts } from '../components/component-facts'
import { ComponentLink } from './ComponentLink'

export interface PlacesProps {
  facts: ComponentFacts
  /** Number of states. */
  states: number
  /** States whose story asserts something. */
  asserted: readonly { id: string; name: string }[]
}

/** Address of the project's files on the web, if the build knows it (main.ts). */
const source = import.meta.env['STORYBOOK_SOURCE']

const FileLink = ({ path }: { path: string }) =>
  source ? (
    <a href={`${source}/${path}`} target="_top">
      <code>{path}</code>
    </a>
  ) : (
    <code>{path}</code>
  )

const PageLinks = ({ paths }: { paths: readonly string[] }) =>
  paths.map((path, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <ComponentLink path={path} />
    </span>
  ))

/** Panel that shows the steps of a story's test. */
const STEPS_PANEL = 'storybook/interactions/panel'

/** Where a component is used and tested. Both come from the imports. */
export function Places({ facts, states, asserted }: PlacesProps) {
  const stories = `stories/${facts.path}.stories.tsx`
  return (
    <>
      <Heading>Where it is used</Heading>
      <dl className="places">
        {facts.pages.length > 0 && (
          <>
            <dt>Pages</dt>
            <dd>
              <PageLinks paths={facts.pages} />
            </dd>
          </>
        )}
        {facts.usedBy.length > 0 && (
          <>
            <dt>Components</dt>
            <dd>
              <PageLinks paths={facts.usedBy} />
            </dd>
          </>
        )}
        <dt>Code</dt>
        <dd>
          <FileLink path={`${facts.path}.tsx`} />
        </dd>
      </dl>
      <Heading>Tests</Heading>
      <ul>
        <li>
          <FileLink path={stories} />: {states} states, {asserted.length} of them played and
          asserted
          {asserted.length > 0 && ': '}
          {asserted.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={`./?path=/story/${id}&addonPanel=${STEPS_PANEL}`} target="_top">
                {name}
              </a>
            </span>
          ))}
        </li>
        {facts.tests.map((path) => (
          <li key={path}>
            <FileLink path={path} />
          </li>
        ))}
      </ul>
    </>
  )
}
