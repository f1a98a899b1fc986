import { createStayletTheme } from './theme'

/** Names nested as in the palette. Each one that has no names inside is a CSS variable. */
export interface VariableNames {
  [name: string]: VariableNames | null
}

/**
 * Colours that MUI computes for single components, and that ours use.
 *
 * @internal Exported for its test.
 */
export const usedParts = new Set(['Button', 'Input', 'Skeleton'])
const isComponentPart = (name: string) => /^[A-Z]/.test(name) && !/^A\d/.test(name)

const namesOf = (node: object): VariableNames =>
  Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => usedParts.has(name) || !isComponentPart(name))
      .map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'object' && value !== null ? namesOf(value) : null,
      ]),
  )

const theme = createStayletTheme()

/**
 * What MUI computes for the theme, as plain data. The build evaluates this module and puts its
 * value in its place, so that the page computes nothing of it and carries no code for it.
 */
export const themeValues = {
  shape: theme.shape,
  shadows: theme.shadows,
  zIndex: theme.zIndex,
  motion: theme.motion,
  focusVisible: theme.focusVisible,
  opacity: namesOf(theme.vars.opacity),
  palette: namesOf(theme.vars.palette),
  typography: JSON.parse(JSON.stringify(theme.typography)) as typeof theme.typography,
  transitions: { duration: theme.transitions.duration, easing: theme.transitions.easing },
}
