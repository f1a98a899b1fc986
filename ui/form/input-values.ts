import type { SyntheticEvent } from 'react'

/** What is needed of a form of react-hook-form, whatever its values. */
interface Values {
  getValues: () => object
  setValue: (name: never, value: never) => void
}

/**
 * Returns a handler that takes over what the inputs of its form hold. Password managers and in-app
 * browsers may set values without an event, which react-hook-form would never notice.
 */
export const readInputs =
  ({ getValues, setValue }: Values) =>
  ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const known = new Map<string, unknown>(Object.entries(getValues()))
    for (const [name, value] of new FormData(currentTarget)) {
      const before = known.get(name)
      if (typeof before === 'string' && before !== value) setValue(name as never, value as never)
    }
  }

/** Returns the form's submit handler, which sends what its inputs hold. */
export const submitInputs =
  (form: Values, send: () => Promise<void>) => (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    readInputs(form)(event)
    void send()
  }
