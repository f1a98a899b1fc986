import type { PropFacts } from '../components/component-facts'

/** Sentences that say what happens without a prop. */
const WITHOUT =
  /\bwithout (it|them|one|a panel)\b|\bby default\b|\b(left|leave it) out\b|\bundefined (for|selects|until|while)\b|\bwhen it is undefined\b|^(others|a listing without)\b|\(the default\)/i

const sentencesOf = (text: string) =>
  text.replace(/\s+/g, ' ').match(/[^.]+(?:\.(?!\s|$)[^.]*)*\.?/g) ?? []

const shortened = (sentence: string) => {
  const plain = sentence.trim().replace(/\.$/, '')
  const [, value] = /^(\w+) by default$/.exec(plain) ?? []
  return value === undefined ? plain : value.toLowerCase()
}

/**
 * Returns what is in the column 'Default' of a prop: its default value, else what its
 * description says about its absence.
 */
export function defaultOf({ required, defaultValue, description, type }: PropFacts): string {
  if (required) return 'required'
  // A designer looks for the words, and not for where the code keeps them.
  if (defaultValue !== undefined && /^\w+Copy\./.test(defaultValue)) {
    return /'[^']+'(?= by default)/.exec(description)?.[0] ?? 'a text of its own'
  }
  if (defaultValue !== undefined) return defaultValue
  const sentence = sentencesOf(description).find((each) => WITHOUT.test(each.trim()))
  if (sentence !== undefined) return shortened(sentence)
  return type === 'boolean' ? 'false' : 'none'
}
