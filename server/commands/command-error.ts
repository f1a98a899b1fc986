/** What is wrong with a command, for the person at the keyboard. */
export class CommandError extends Error {}
