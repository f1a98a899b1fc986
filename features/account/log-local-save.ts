/**
 * Logs a save of the settings, which is all that saving does: the part and the names of its
 * fields. It never logs their values, which may be passwords or personal data.
 */
export function logLocalSave(part: string, fields: readonly string[]) {
  // oxlint-disable-next-line no-console -- the log is what the specification asks for
  console.info(`Saved locally: ${part}`, fields)
}
