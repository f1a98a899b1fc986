import { Fragment } from 'react'
import { sanitize } from 'storybook/internal/csf'

/** Returns the name of a component, which is the last part of its path. */
export const componentName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Returns the address of a component's page, from a page of the catalogue. */
export const docsAddress = (path: string) => `./?path=/docs/${sanitize(path)}--docs`

/** Links to the pages of components. */
export const ComponentLinks = ({ paths }: { paths: readonly string[] }) =>
  paths.map((path, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <a href={docsAddress(path)} target="_top">
        {componentName(path)}
      </a>
    </Fragment>
  ))
