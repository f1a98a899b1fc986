import type { Decorator } from '@storybook/react-vite'
import { Fragment } from 'react'
import type { Args } from 'storybook/internal/types'

/** Args that a component reads only when it appears. */
const isRead = (name: string) => /^(initial|autoFocus)/.test(name)

const startOf = (args: Args) =>
  JSON.stringify(Object.entries(args).filter(([name]) => isRead(name)))

/** Restarts a story when a control changes a value that its component reads only at its start. */
export const withFreshStart: Decorator = (Story, { args }) => (
  <Fragment key={startOf(args)}>
    <Story />
  </Fragment>
)
