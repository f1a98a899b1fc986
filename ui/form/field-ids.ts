/** Ids of the words around a control, from the control's own. */
export const fieldIds = (id: string) => ({ hint: `${id}-hint`, error: `${id}-error` })

/** The `aria-describedby` of a control: its error when there is one, else its hint. */
export const describedBy = (
  id: string,
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
): string | undefined => {
  if (error) return fieldIds(id).error
  return hint ? fieldIds(id).hint : undefined
}
