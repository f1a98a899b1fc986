import { DRAWN_DATA_ID, type DrawnResponses } from '@domain/page-data'

/**
 * Reads the responses that came with the document.
 *
 * @returns undefined when the server has drawn nothing.
 */
export function readDrawnResponses(): DrawnResponses | undefined {
  const text = document.getElementById(DRAWN_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as DrawnResponses) : undefined
}
