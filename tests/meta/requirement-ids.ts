import type { Fault, SourceFile } from './source-files'

export interface Requirement {
  id: string
  section: string
  requirement: string
  howToVerify: string
}

const header = 'id\tsection\trequirement\thow to verify'
const idForm = /^[A-Z]+(?:-[A-Z]+)*-\d+$/

/** Parses the rows of tests/requirements.tsv. */
export const parseRequirements = (text: string): Requirement[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', section = '', requirement = '', howToVerify = ''] = line.split('\t')
      return { id, section, requirement, howToVerify }
    })

/** Finds faults in the list itself. */
export function listFaults(text: string): string[] {
  const faults: string[] = []
  if (text.split('\n')[0] !== header) faults.push(`the first line is not '${header}'`)
  const seen = new Set<string>()
  for (const [index, line] of text.trimEnd().split('\n').slice(1).entries()) {
    const fields = line.split('\t')
    const id = fields[0] ?? ''
    if (fields.length !== 4 || fields.some((field) => field.trim() === '')) {
      faults.push(`line ${index + 2} does not have four fields`)
    }
    if (!idForm.test(id)) faults.push(`line ${index + 2}: '${id}' is not an id`)
    if (seen.has(id)) faults.push(`'${id}' is defined twice`)
    seen.add(id)
  }
  return faults
}

export interface NamedId {
  id: string
  path: string
}

const titles =
  /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
const tag = /['"`]req:([A-Z0-9-]+)['"`]/g
const idInWords = /\b[A-Z]+(?:-[A-Z]+)*-\d{2,}\b/g

const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path)
const isStory = (path: string) => path.endsWith('.stories.tsx')

/** Returns the ids in test titles, as in '… (BOOK-05)', and in story tags, as in 'req:CARD-01'. */
export const namedIds = (files: readonly SourceFile[]): NamedId[] =>
  files.flatMap(({ path, text }) => {
    const found: string[] = []
    if (isTest(path)) {
      for (const title of text.matchAll(titles))
        found.push(...((title[2] ?? '').match(idInWords) ?? []))
    }
    if (isTest(path) || isStory(path)) {
      for (const match of text.matchAll(tag)) found.push(match[1] ?? '')
    }
    return found.map((id) => ({ id, path }))
  })

const family = (id: string) => id.replace(/-\d+$/, '')

/**
 * Finds ids of a known family that the list does not have, since a typing mistake proves nothing.
 */
export function unknownIdFaults(
  files: readonly SourceFile[],
  requirements: readonly Requirement[],
): Fault[] {
  const ids = new Set(requirements.map(({ id }) => id))
  const families = new Set(requirements.map(({ id }) => family(id)))
  return namedIds(files)
    .filter(({ id }) => !ids.has(id) && families.has(family(id)))
    .map(({ id, path }) => ({ path, message: `names '${id}', which is not in the list` }))
}
