import { styled } from '@mui/material/styles'

/** List without bullets and without space around it. */
export const BareList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
