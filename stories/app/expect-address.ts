import { expect, screen, waitFor } from 'storybook/test'

/**
 * Waits until the story is at an address. Navigations are transitions, so the page may follow a
 * moment later.
 */
export const expectAddress = (address: string | RegExp) =>
  waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(address))
