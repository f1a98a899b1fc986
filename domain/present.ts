/** Returns an object without the keys whose value is undefined or null. */
export const present = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as {
    [Name in keyof T]?: NonNullable<T[Name]>
  }
