import { useState, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { createStore, Provider, type WritableAtom } from 'jotai'

/** An atom and the value it starts with. */
type AtomValue = readonly [WritableAtom<unknown, [unknown], unknown>, unknown]

function FreshAtoms({ values, children }: { values: readonly AtomValue[]; children: ReactNode }) {
  const [store] = useState(() => {
    const fresh = createStore()
    for (const [atom, value] of values) fresh.set(atom, value)
    return fresh
  })
  return <Provider store={store}>{children}</Provider>
}

/** Every story gets a store of its own: `parameters: { atoms: [[sessionAtom, signedIn]] }`. */
export const withAtoms: Decorator = (Story, { id, parameters }) => (
  <FreshAtoms key={id} values={parameters['atoms'] ?? []}>
    <Story />
  </FreshAtoms>
)
