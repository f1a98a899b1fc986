/**
 * A save of the settings only logs (section 2.18): which part and which of its fields. Never what
 * was typed, so that no password and nothing personal lies in a log.
 */
export function logLocalSave(part: string, fields: readonly string[]) {
  // oxlint-disable-next-line no-console -- the log is what the specification asks for
  console.info(`Saved locally: ${part}`, fields)
}
