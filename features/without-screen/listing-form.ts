import type { ListingSavePayload } from '@domain/schemas/listing-save-schema'

/** Returns a form with fields as text, arrays as JSON strings, and photos as files. */
export function toListingForm(payload: ListingSavePayload, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) {
    if (value === undefined) continue
    form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value))
  }
  for (const file of files) form.append('files', file)
  return form
}
