/**
 * Loads a module whose package is installed only where it is wanted.
 *
 * @returns undefined where the package is missing.
 */
export async function optionalPackage<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
