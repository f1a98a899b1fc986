import { styled } from '@mui/material/styles'

/**
 * A still grey box where something will come; its size is the caller's. Lighter than the library's
 * skeleton, because the first screen carries it.
 */
export const Bone = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: '100%',
  height: '0.8em',
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.line,
  verticalAlign: 'middle',
}))
