export type Literal = string | number | boolean

/** Prop of a component, as the component's page lists it. */
export interface PropFacts {
  name: string
  /** Type without `undefined`: the literals of a union, otherwise as it is written. */
  type: string
  required: boolean
  /** Default value: a literal, or else as it is written in the component. */
  defaultValue?: string
  description: string
  /** Literals of a union, for a control that offers them. */
  options?: Literal[]
  /** Code of a function that does nothing, for a prop that takes one. */
  callback?: string
  /** Keys of an object whose type takes only a part of another's, such as `Pick`. */
  keys?: string[]
}

/** Component that another one is built from. */
export interface PartFacts {
  /** Path like a component's own. */
  path: string
  /** First sentence of its purpose. */
  purpose: string
}

/** Everything that a component's page shows besides its stories. */
export interface ComponentFacts {
  /** Path of its file from the project's folder, without the ending. It is also its title. */
  path: string
  /** Purpose of the component: the first part of its docstring. */
  purpose: string
  /**
   * Situations in which not to use it, and what to use instead: its tag `@avoid`, as Markdown with
   * links to the components that it names.
   */
  avoid: string
  /** Its keys, names and roles: its tag `@a11y`. */
  access: string
  props: PropFacts[]
  /** Components with stories that it imports, in the order of their names. */
  parts: PartFacts[]
  /** Components and pages with stories that import it, as paths like its own. */
  usedBy: string[]
  /** Pages that show it, directly or through other components. */
  pages: string[]
  /** Test files that import it. */
  tests: string[]
  /** Whether it covers the window or is fixed to it, so that its stories need frames. */
  coversWindow: boolean
  /** Whether its layout depends on the window's width, so that half a page would misshape it. */
  followsWindow: boolean
}

/** Returns the facts that the build attached to a component (component-plugin.ts), if it is ours. */
export const attachedFacts = (component: unknown) =>
  (component as { __facts?: ComponentFacts } | undefined)?.__facts
