/**
 * Returns whether a path is inside the product. '//host', '/\\host' and paths with control
 * characters are not.
 */
export const isOwnPath = (path: string) =>
  /^\/(?![/\\])/.test(path) && !/[\u0000-\u0020]/.test(path)
