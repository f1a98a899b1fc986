/** True for a path inside the product; '//host', '/\\host' and control characters name other places. */
export const isOwnPath = (path: string) =>
  /^\/(?![/\\])/.test(path) && !/[\u0000-\u0020]/.test(path)
