/** Mistake in a command line. The message is shown to the person who typed it. */
export class CommandError extends Error {}
