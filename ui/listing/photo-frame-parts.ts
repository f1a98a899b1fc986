import { styled } from '@mui/material/styles'

/** Parts of PhotoFrame. */

export const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  // The photo's own colour, so light that a page of waiting photos stays calm.
  backgroundColor: `color-mix(in oklab, var(--photo-colour, ${theme.vars.palette.sunken}) 35%, ${theme.vars.palette.sunken})`,
  '&[data-fit="contain"]': { backgroundColor: 'transparent' },
  containerType: 'inline-size',
  '&[data-ratio="fill"]': { height: '100%' },
  '&[data-ratio="5 / 2"]': { aspectRatio: '5 / 2' },
  '&[data-ratio="16 / 9"]': { aspectRatio: '16 / 9' },
  '&[data-ratio="4 / 3"]': { aspectRatio: '4 / 3' },
  '&[data-ratio="3 / 2"]': { aspectRatio: '3 / 2' },
  '&[data-ratio="1 / 1"]': { aspectRatio: '1 / 1' },
}))

export const Picture = styled('img')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: 'center / cover no-repeat',
  transition: theme.transitions.create('opacity', {
    duration: theme.transitions.duration.standard,
  }),
  '&[data-fit="contain"]': { objectFit: 'contain', backgroundSize: 'contain' },
  '&[data-waiting="true"]': { opacity: 0 },
  // A photo at full brightness glares on a dark page. The lightbox shows it as it is.
  ...theme.applyStyles('dark', { '&:not([data-fit="contain"])': { filter: 'brightness(0.92)' } }),
}))

export const MissingBox = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5),
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sunken,
  // A thumbnail has room for the text only.
  '@container (max-width: 8rem)': { '& svg': { display: 'none' } },
}))
