/** Returns a function that imports code on demand, by its name in a file. */
export const lateCode =
  <File, Name extends keyof File>(load: () => Promise<File>, name: Name) =>
  (): Promise<File[Name]> =>
    load().then((file) => file[name])
