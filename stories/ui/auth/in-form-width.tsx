import type { Decorator } from '@storybook/react-vite'

/** As wide as the form half of the authentication pages. */
export const inFormWidth: Decorator = (Story) => (
  <div style={{ maxWidth: '25rem', margin: 'auto' }}>
    <Story />
  </div>
)
