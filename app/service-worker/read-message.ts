/** Message from a page to the worker: the page has loaded these files. The URLs are absolute. */
export interface WorkerMessage {
  kind: 'keep'
  urls: string[]
}

/** Returns the URLs to keep. The list is empty for a message that is not one of ours. */
export function readMessage(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return []
  const { kind, urls } = data as { kind?: unknown; urls?: unknown }
  if (kind !== 'keep' || !Array.isArray(urls)) return []
  return urls.filter((url): url is string => typeof url === 'string' && isOurs(url))
}

const isOurs = (url: string) => URL.canParse(url) && new URL(url).origin === location.origin
