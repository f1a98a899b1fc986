/** The id of the page's `main`, where SkipLink goes. */
export const CONTENT_ID = 'content'
