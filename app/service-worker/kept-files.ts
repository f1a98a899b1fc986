/** How the worker caches a file of our own origin. */
export type FileKind = 'hashed' | 'named' | 'photo'

/**
 * Widest photo to keep, in device pixels. Wider ones belong to the gallery and take too much space.
 */
const MAX_KEPT_WIDTH = 640

const ownPhoto = /^\/media\/([^/]+)\/(\d+)\.\w+$/

/** Returns the photo's id and the file's width from '/media/<id>/<width>.<format>'. */
export function photoIn(pathname: string): { id: string; width: number } | undefined {
  const [, id, width] = ownPhoto.exec(pathname) ?? []
  return id && width ? { id, width: Number(width) } : undefined
}

/**
 * Returns how to cache a path, or undefined for paths that are not cached, such as everything under
 * /api. `hashed` files never change, `named` files may change with a build, and a `photo` is one no
 * wider than on a card.
 */
export function fileKind(pathname: string): FileKind | undefined {
  if (/^\/(assets|fonts|hero)\//.test(pathname)) return 'hashed'
  if (/^\/(auth|property)\/|^\/icon\.svg$/.test(pathname)) return 'named'
  const photo = photoIn(pathname)
  return photo && photo.width <= MAX_KEPT_WIDTH ? 'photo' : undefined
}
