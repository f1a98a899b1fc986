/** Returns the ids of a control's hint and error, derived from the control's id. */
export const fieldIds = (id: string) => ({ hint: `${id}-hint`, error: `${id}-error` })

/**
 * Returns the `aria-describedby` of a control: the id of its error if there is one, otherwise of
 * its hint, and then the id of what else describes it.
 */
export const describedBy = (
  id: string,
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
  more?: string,
): string | undefined => {
  const ids = fieldIds(id)
  const own = error ? ids.error : hint && ids.hint
  return [own, more].filter(Boolean).join(' ') || undefined
}
