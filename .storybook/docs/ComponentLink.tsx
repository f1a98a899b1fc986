import { sanitize } from 'storybook/internal/csf'
import { sidebarLabel } from './sidebar-label'

/** Link to the page of a component, with its name as the sidebar shows it. */
export function ComponentLink({ path }: { path: string }) {
  return (
    <a href={`./?path=/docs/${sanitize(path)}--docs`} target="_top">
      {sidebarLabel(path.slice(path.lastIndexOf('/') + 1), 'component')}
    </a>
  )
}
