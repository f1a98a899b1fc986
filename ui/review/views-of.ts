/** Splits the items into groups of `perView`, in order. The last group may be smaller. */
export const viewsOf = <Item>(items: readonly Item[], perView: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perView) }, (_, view) =>
    items.slice(view * perView, (view + 1) * perView),
  )
