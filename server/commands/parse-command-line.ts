import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UsageError } from './command-error'

/** Node's sentence, without its advice about arguments that begin with a hyphen. */
const firstSentence = (message: string) => {
  const [sentence = ''] = message.split(/\. |\n/, 1)
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

/**
 * Splits a command line into options and other words.
 *
 * @throws UsageError for an unknown option, or one without its value.
 */
export function parseCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(usage, firstSentence((error as Error).message))
  }
}
