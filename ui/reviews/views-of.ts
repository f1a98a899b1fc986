/** The items in groups of `perView`, in their order; the last group may be smaller. */
export const viewsOf = <Item>(items: readonly Item[], perView: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perView) }, (_, view) =>
    items.slice(view * perView, (view + 1) * perView),
  )
