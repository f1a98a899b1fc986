/** Id of the page's `main` element, the target of SkipLink. */
export const CONTENT_ID = 'content'
