import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folder of the examples within the project, because they import its components and packages. */
const folder = resolve('node_modules/.cache/examples')

const configuration = {
  extends: '../../../tsconfig.json',
  compilerOptions: {
    incremental: false,
    // Storybook's pages show code for a project of this kind.
    paths: Object.fromEntries(
      ['domain', 'ui', 'features', 'app'].map((zone) => [`@${zone}/*`, [`../../../${zone}/*`]]),
    ),
  },
  include: ['*.tsx', '../../../ui/theme/*.ts'],
  exclude: [],
}

/**
 * Compiles the code examples of components, by their titles, and returns the compiler's complaints.
 */
export async function compileExamples(
  examples: Readonly<Record<string, string>>,
): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration))
  for (const [title, code] of Object.entries(examples)) {
    writeFileSync(join(folder, `${title.replaceAll('/', '.')}.tsx`), code)
  }
  const compiler = resolve('node_modules/typescript/bin/tsc')
  return new Promise((done) => {
    execFile(
      process.execPath,
      [compiler, '--noEmit', '--pretty', 'false', '-p', folder],
      { maxBuffer: 1e8 },
      (error, output, complaints) => {
        if (!error) done([])
        else done(`${output}${complaints}`.split('\n').filter((line) => line !== ''))
      },
    )
  })
}
