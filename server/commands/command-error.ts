/** Mistake in a command line. The message is shown to the person who typed it. */
export class CommandError extends Error {}

/** Command line that a command does not understand. It is printed with the command's usage. */
export class UsageError extends CommandError {
  readonly usage: string

  /** @param reason What is wrong, as a sentence. Without one, only the usage is printed. */
  constructor(usage: string, reason?: string) {
    super(reason === undefined ? usage : `${reason}\n\n${usage}`)
    this.usage = usage
  }
}
