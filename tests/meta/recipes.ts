import { pathsNamedIn } from './readme'
import type { Fault, SourceFile } from './source-files'

const MOST_LINES = 12
const MOST_FILES = 5

const isFile = (path: string) => /\.\w+$/.test(path)

/** Returns the files that a recipe names. */
export const recipeFiles = (text: string) =>
  new Set(pathsNamedIn(text, 'docs/how-to').filter(isFile))

/** Finds recipes that are longer than a screen, or that name too many files. */
export const recipeFaults = (recipes: readonly SourceFile[]): Fault[] =>
  recipes.flatMap(({ path, text }) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('# '))
    const files = recipeFiles(text)
    const messages = [
      ...(text.startsWith('# ') ? [] : ['does not begin with a title']),
      ...(lines.length > MOST_LINES ? [`has ${lines.length} lines, at most ${MOST_LINES}`] : []),
      ...(files.size > MOST_FILES ? [`names ${files.size} files, at most ${MOST_FILES}`] : []),
    ]
    return messages.map((message) => ({ path, message }))
  })
