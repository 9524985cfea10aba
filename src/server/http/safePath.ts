/** A path of this site and nothing else: never a way out to another host, nor what no header can carry. */
export const safePath = (path: string | undefined | null): string | null =>
  path && /^\/[A-Za-z0-9~][\x21-\x5b\x5d-\x7e]*$/.test(path) && path.length < 500 ? path : null
