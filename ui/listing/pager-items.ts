/** Page number, or the ellipsis between two numbers that are not adjacent. */
export type PagerItem = { kind: 'page'; page: number } | { kind: 'gap'; after: number }

/** Returns the first, current and last page, with a gap wherever pages are left out. */
export function pagerItems(page: number, pages: number): PagerItem[] {
  const last = Math.max(1, Math.trunc(pages))
  const current = Math.min(Math.max(1, Math.trunc(page)), last)
  const shown = [...new Set([1, current, last])]
  return shown.flatMap((number, index): PagerItem[] => {
    const before = shown[index - 1]
    const isApart = before !== undefined && number - before > 1
    return [
      ...(isApart ? [{ kind: 'gap', after: before } as const] : []),
      { kind: 'page', page: number },
    ]
  })
}
