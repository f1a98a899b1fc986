import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { createStayletTheme } from '@ui/theme/theme'
import { ThemeRoot } from '@ui/theme/ThemeRoot'
import { useForcedColours } from './forced-colours'

const themes = {
  reduced: createStayletTheme({ colorSchemeSelector: 'data-scheme', reducedMotion: 'always' }),
  full: createStayletTheme({ colorSchemeSelector: 'data-scheme', reducedMotion: 'system' }),
}

/** Returns the theme with the toolbar's motion. */
export const themeFor = (globals: Record<string, unknown>) =>
  globals['motion'] === 'reduced' ? themes.reduced : themes.full

function ForcedColours({ isActive, children }: { isActive: boolean; children: ReactNode }) {
  useForcedColours(isActive)
  return children
}

/** Applies the theme with what the toolbars say about colours, motion, text size and direction. */
export const withTheme: Decorator = (Story, { globals }) => {
  const scheme = globals['scheme'] === 'dark' ? 'dark' : 'light'
  document.documentElement.setAttribute('data-scheme', scheme)
  document.documentElement.style.fontSize = `${globals['textSize'] ?? 100}%`
  document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
  return (
    <ThemeRoot key={scheme} scheme={scheme} theme={themeFor(globals)}>
      <ForcedColours isActive={globals['forcedColours'] === 'active'}>
        <Story />
      </ForcedColours>
    </ThemeRoot>
  )
}
