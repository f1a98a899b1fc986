import { useEffect } from 'react'

/** Failed request as a form shows it. */
export interface Failure {
  /** Message for the guest. */
  text: string
  /** Why the request failed, shown as a second line. */
  reason?: string | undefined
  /** Names of the fields that the server does not accept. */
  fields?: readonly string[] | undefined
}

/** Field of the form and its message, by the name that the server has for it. */
export type Places = Readonly<Record<string, { field: string; message: string }>>

/** Returns whether the form has a place for everything that the server does not accept. */
export const isAtFields = ({ fields = [] }: Pick<Failure, 'fields'>, places: Places) =>
  fields.length > 0 && fields.every((name) => name in places)

/** What is needed of a form of react-hook-form, whatever its values. */
interface Form {
  setError: (name: never, error: { message: string }, options: { shouldFocus: boolean }) => void
}

/** Shows messages at the fields of a form and moves the focus to the first. */
export function showErrors(
  { setError }: Form,
  errors: readonly [field: string, message: string][],
) {
  for (const [index, [field, message]] of errors.entries()) {
    setError(field as never, { message }, { shouldFocus: index === 0 })
  }
}

/** Shows what the server does not accept at the form's fields and moves the focus to the first. */
export function useRefusedFields(
  { setError }: Form,
  failure: Pick<Failure, 'fields' | 'reason'> | undefined,
  places: Places,
) {
  useEffect(() => {
    const refused = (failure?.fields ?? []).flatMap((name) => places[name] ?? [])
    showErrors(
      { setError },
      refused.map(({ field, message }) => [field, failure?.reason ?? message]),
    )
  }, [failure, places, setError])
}
