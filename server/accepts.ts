/** Tells whether a header such as `Accept` names a value, and does not refuse it by a quality of zero. */
export const accepts = (header: string | string[] | undefined, value: string) =>
  String(header ?? '')
    .toLowerCase()
    .replace(/\s/g, '')
    .split(',')
    .map((each) => each.split(';'))
    .some(
      ([name, ...parameters]) =>
        name === value && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)),
    )
