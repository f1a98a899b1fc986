import { componentName, docsAddress } from '../components/component-path'
import { sidebarLabel } from './sidebar-label'

/** Link to the page of a component, with its name as the sidebar shows it. */
export function ComponentLink({ path }: { path: string }) {
  return (
    <a href={docsAddress(path)} target="_top">
      {sidebarLabel(componentName(path), 'component')}
    </a>
  )
}
