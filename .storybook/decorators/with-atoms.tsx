import type { Decorator } from '@storybook/react-vite'
import { createStore, Provider, type WritableAtom } from 'jotai'
import { useState, type ReactNode } from 'react'

/** An atom with its initial value. */
type AtomValue = readonly [WritableAtom<unknown, [unknown], unknown>, unknown]

function FreshAtoms({ values, children }: { values: readonly AtomValue[]; children: ReactNode }) {
  const [store] = useState(() => {
    const fresh = createStore()
    for (const [atom, value] of values) fresh.set(atom, value)
    return fresh
  })
  return <Provider store={store}>{children}</Provider>
}

/** Gives every story its own store: `parameters: { atoms: [[sessionAtom, signedIn]] }`. */
export const withAtoms: Decorator = (Story, { id, parameters }) => (
  <FreshAtoms key={id} values={parameters['atoms'] ?? []}>
    <Story />
  </FreshAtoms>
)
