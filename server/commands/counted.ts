/** Returns a number with its noun, such as '1 photo' and '1,200 photos'. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
