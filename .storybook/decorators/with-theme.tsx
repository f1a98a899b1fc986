import type { Decorator } from '@storybook/react-vite'
import { createStayletTheme } from '@ui/theme/theme'
import { ThemeRoot } from '@ui/theme/ThemeRoot'

const themes = {
  reduced: createStayletTheme({ colorSchemeSelector: 'data-scheme', reducedMotion: 'always' }),
  full: createStayletTheme({ colorSchemeSelector: 'data-scheme', reducedMotion: 'system' }),
}

/** Returns the theme with the toolbar's motion. */
export const themeFor = (globals: Record<string, unknown>) =>
  globals['motion'] === 'reduced' ? themes.reduced : themes.full

/** Applies the theme with the toolbar's colour scheme, motion, text size and direction. */
export const withTheme: Decorator = (Story, { globals }) => {
  const scheme = globals['scheme'] === 'dark' ? 'dark' : 'light'
  document.documentElement.setAttribute('data-scheme', scheme)
  document.documentElement.style.fontSize = `${globals['textSize'] ?? 100}%`
  document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
  return (
    <ThemeRoot key={scheme} scheme={scheme} theme={themeFor(globals)}>
      <Story />
    </ThemeRoot>
  )
}
