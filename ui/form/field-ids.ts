/** Returns the ids of a control's hint and error, derived from the control's id. */
export const fieldIds = (id: string) => ({ hint: `${id}-hint`, error: `${id}-error` })

/**
 * Returns the `aria-describedby` of a control: the id of its error if there is one, otherwise of
 * its hint.
 */
export const describedBy = (
  id: string,
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
): string | undefined => {
  if (error) return fieldIds(id).error
  return hint ? fieldIds(id).hint : undefined
}
