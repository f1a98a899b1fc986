import type { Decorator } from '@storybook/react-vite'
import { inLanguage } from './language'

/** Props whose text a page takes from a copy module, by the ends of their names. */
const COPY =
  /(body|children|error|failure|hint|instead|intro|label|note|notice|placeholder|reason|text|title)$/i

/**
 * Gives a story its texts in the language that the toolbar chose. Names, places and what guests have
 * typed are data, and stay as they are.
 */
export const withLongWords: Decorator = (Story, { args }) => (
  <Story
    args={Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        typeof value === 'string' && COPY.test(name) ? inLanguage(value) : value,
      ]),
    )}
  />
)
