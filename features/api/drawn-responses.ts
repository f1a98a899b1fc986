/** Responses of the API by their paths, with which the server has drawn the page. */
export interface DrawnResponses {
  /** When the server read them, in milliseconds since the epoch. */
  at: number
  responses: Record<string, unknown>
}

/** Id of the element that holds them. */
export const DRAWN_ID = 'staylet-drawn'

/**
 * Reads the responses that came with the document.
 *
 * @returns undefined when the server has drawn nothing.
 */
export function readDrawnResponses(): DrawnResponses | undefined {
  const text = document.getElementById(DRAWN_ID)?.textContent
  return text ? (JSON.parse(text) as DrawnResponses) : undefined
}
