import type { Decorator } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'

/**
 * Draws an example of the component's advice in place of the story. Only the frames of a
 * documentation page ask for one, in the address.
 */
export const withAdvice: Decorator = (Story, { globals, parameters }) => {
  const advice = parameters['advice'] as Advice | undefined
  const kind: unknown = globals['advice']
  return advice && (kind === 'do' || kind === 'dont') ? <>{advice[kind].show()}</> : <Story />
}
