/**
 * Roles of a carousel and its slides, as screen readers announce them. Not in the specification.
 */
export const CAROUSEL_ROLE = 'carousel'
export const SLIDE_ROLE = 'slide'
