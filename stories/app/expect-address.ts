import { expect, screen, waitFor } from 'storybook/test'

/** Where the story has gone. A navigation is a transition: the page may follow a moment later. */
export const expectAddress = (address: string | RegExp) =>
  waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(address))
