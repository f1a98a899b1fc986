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
 * @throws UsageError for an unknown option, one without its value, or one that is given twice.
 */
export function parseCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  const parse = () => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true })
    } catch (error) {
      throw new UsageError(usage, firstSentence((error as Error).message))
    }
  }
  const { tokens, ...parsed } = parse()
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const again = names.find((name, index) => names.indexOf(name) < index)
  if (again !== undefined && options[again]?.multiple !== true) {
    throw new UsageError(usage, `'--${again}' is given twice.`)
  }
  return parsed
}
