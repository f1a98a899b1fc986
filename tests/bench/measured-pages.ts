import { paths } from '@domain/paths'

export interface MeasuredPage {
  name: string
  path: string
  /** Selects the content that must be there. */
  selector: string
  /** How much of it must be there. */
  count: number
}

const cards = { selector: 'main li article, main article', count: 8 }

/** Pages whose first screen the server draws. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home page', path: paths.home, ...cards },
  { name: 'Discover', path: paths.discover, ...cards },
  { name: 'property page', path: paths.property('potters-yard'), selector: 'h1', count: 1 },
]
