/** Leaves out the numbers of rulings, which are for engineers, who read the code. */
export const withoutCitations = (text: string) => text.replace(/ \((?:R-\d+(?:, )?)+\)/g, '')
