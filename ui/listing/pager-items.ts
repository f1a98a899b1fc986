/**
 * Returns the numbers of the first, current and last page, with an ellipsis wherever pages are left
 * out.
 */
export function pagerItems(page: number, pages: number): (number | '…')[] {
  const last = Math.max(1, pages)
  const current = Math.min(Math.max(1, page), last)
  return [...new Set([1, current, last])].flatMap((number, index, shown) =>
    number - (shown[index - 1] ?? 0) > 1 ? ['…' as const, number] : [number],
  )
}
