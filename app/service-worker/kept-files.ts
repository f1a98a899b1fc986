/** How the worker treats a file of our own origin. */
export type FileKind = 'hashed' | 'named' | 'photo'

/** CSS pixels times density: wider ones are for the gallery and cost too much to keep. */
const widestKept = 640

const ownPhoto = /^\/media\/([^/]+)\/(\d+)\.\w+$/

/** The photo's id and the file's width, of '/media/<id>/<width>.<format>'. */
export function photoIn(pathname: string): { id: string; width: number } | undefined {
  const [, id, width] = ownPhoto.exec(pathname) ?? []
  return id && width ? { id, width: Number(width) } : undefined
}

/**
 * `hashed` files never change; `named` ones may with a build; a `photo` is one no wider than a
 * card's. Undefined for what is not kept: above all everything under /api.
 */
export function fileKind(pathname: string): FileKind | undefined {
  if (pathname.startsWith('/assets/')) return 'hashed'
  if (/^\/(fonts|hero|auth|property)\/|^\/icon\.svg$/.test(pathname)) return 'named'
  const photo = photoIn(pathname)
  return photo && photo.width <= widestKept ? 'photo' : undefined
}
