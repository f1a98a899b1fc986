/** Returns a count with its noun, such as '1,200 rows' and '1 row'. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
