import type { Passage } from './comments'
import type { Fault } from './source-files'

interface Riddle {
  pattern: RegExp
  instead: string
}

/** Turns of phrase that a reader has to read twice, each with what to write instead. */
export const riddles: Riddle[] = [
  { pattern: /(?:^|[.!?:] +)Told\b/gm, instead: "'Callback fired when …'" },
  { pattern: /(?:^|[.!?:] +)Whose\b/gm, instead: 'a noun phrase, as in "Owner of the listing."' },
  { pattern: /(?:^|[.!?:] +)Who is\b/gm, instead: 'a noun, as in "visitor"' },
  { pattern: /\bin our clothes\b/gi, instead: "'restyled'" },
  { pattern: /(?<!\bthere )\bis no (?!longer\b|more than\b)/gi, instead: "'is not a …'" },
  { pattern: / stands?\b/gi, instead: "'is', 'shows' or 'remains'" },
  { pattern: / lies\b/gi, instead: "'is' or 'is stored'" },
  { pattern: /\basked for\b/gi, instead: "'requested'" },
  { pattern: /, also (?:when|where|while|after|if)\b/g, instead: "'even when', 'even after'" },
  {
    pattern:
      /(?<!\bthere )\b(?:are|as) no (?:photos?|messages?|files?|errors?|texts?|refusals?)\b/gi,
    instead: "'are not'",
  },
]

/** Finds the turns of phrase in comments and test titles. */
export const riddleFaults = (passages: readonly Passage[]): Fault[] =>
  passages.flatMap(({ path, line, text }) =>
    riddles.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(([found]) => ({
        path: `${path}:${line}`,
        message: `'${found.trim()}': write ${instead}`,
      })),
    ),
  )
