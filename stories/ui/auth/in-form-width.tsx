import type { Decorator } from '@storybook/react-vite'

/** Limits a story to the width of the form on authentication pages. */
export const inFormWidth: Decorator = (Story) => (
  <div style={{ maxWidth: '25rem', margin: 'auto' }}>
    <Story />
  </div>
)
