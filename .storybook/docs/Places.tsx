import { Heading } from '@storybook/addon-docs/blocks'
import { sanitize } from 'storybook/internal/csf'
import type { ComponentFacts } from '../components/component-facts'
import { sidebarLabel } from './sidebar-label'

export interface PlacesProps {
  facts: ComponentFacts
  /** Number of states, and of those whose story asserts something. */
  states: number
  asserted: number
}

const nameOf = (path: string) => sidebarLabel(path.slice(path.lastIndexOf('/') + 1), 'component')

const PageLinks = ({ paths }: { paths: readonly string[] }) =>
  paths.map((path, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <a href={`./?path=/docs/${sanitize(path)}--docs`} target="_top">
        {nameOf(path)}
      </a>
    </span>
  ))

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
          <code>{facts.path}.tsx</code>
        </dd>
      </dl>
      <Heading>Tests</Heading>
      <ul>
        <li>
          <code>{stories}</code>: {states} states, {asserted} of them played and asserted
        </li>
        {facts.tests.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
