import { styled } from '@mui/material/styles'

/**
 * Room below a skeleton of a page to which a guest returns. The browser restores the scroll position
 * before the content is there, and a short page would lose it.
 */
export const LongPage = styled('div')({ height: 99_999 })
