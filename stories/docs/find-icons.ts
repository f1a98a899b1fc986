/** Returns the name of an icon as it is written on its page. */
export const wordsOfIcon = (name: string) =>
  name.slice('ICON_'.length).replaceAll('_', ' ').toLowerCase()

/** Leaves out what people write differently: spaces, hyphens and capitals. */
const bare = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '')

/**
 * Returns the names of the icons that a text finds, in alphabetical order.
 *
 * @param uses Files that use an icon, by the icon's name.
 */
export const findIcons = (uses: ReadonlyMap<string, readonly string[]>, typed: string) =>
  [...uses.keys()]
    .filter((name) =>
      bare([wordsOfIcon(name), ...(uses.get(name) ?? [])].join('|')).includes(bare(typed)),
    )
    .sort()
