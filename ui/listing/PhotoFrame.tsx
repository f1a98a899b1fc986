import { mdiImageOffOutline } from '@mdi/js'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { useState } from 'react'
import { DATA_SAVER_WIDTHS } from '@domain/constants'
import { cardCopy } from '@domain/copy/card-copy'
import { photoAt, photoSrcSet } from '@domain/photos'
import type { Photo } from '@domain/schemas/listing-schema'
import { useSavesData } from '../theme/use-saves-data'
import { Icon } from '../text/Icon'

export interface PhotoFrameProps {
  /** Without one the frame says that no image is available. */
  photo?: Photo | undefined
  /** The photo's own description unless given; '' where a control around it has a name. */
  alt?: string | undefined
  /** Width to height; 'fill' takes the size of the parent. */
  ratio?: '16 / 9' | '4 / 3' | '3 / 2' | '1 / 1' | 'fill'
  /** How wide the frame is, for the browser's choice of file. */
  sizes?: string
  /** Pixels; wider files of our own photos are not offered. */
  largestWidth?: number
  /** For what is seen first: asked for at once and before other photos, shown without a fade. */
  isPriority?: boolean
  /** 'contain' shows the whole photo and leaves the rest of the box empty. */
  fit?: 'cover' | 'contain'
  /** What the frame says without a photo; one that fails always says 'Image not available'. */
  emptyText?: string
  sx?: SxProps<Theme>
}

/**
 * A photo in a box that is there before it: the photo's colour first, the photo when it has
 * arrived, 'Image not available' when it has not. The box never changes its size. Where data is
 * saved, our own photos come in a small file.
 */
export function PhotoFrame({
  photo,
  ratio = '4 / 3',
  emptyText = cardCopy.imageNotAvailable,
  sx = [],
  ...rest
}: PhotoFrameProps) {
  return (
    <Frame
      data-ratio={ratio}
      style={{ backgroundColor: rest.fit === 'contain' ? undefined : photo?.colour }}
      sx={sx}
    >
      {photo ? (
        <LoadedPhoto key={photo.fileUrl} photo={photo} {...rest} />
      ) : (
        <Missing text={emptyText} />
      )}
    </Frame>
  )
}

function LoadedPhoto({
  photo,
  alt = photo.alt ?? '',
  sizes = '100vw',
  largestWidth = Infinity,
  isPriority = false,
  fit = 'cover',
}: Omit<PhotoFrameProps, 'photo' | 'ratio' | 'emptyText' | 'sx'> & { photo: Photo }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const widest = useSavesData() ? Math.min(largestWidth, DATA_SAVER_WIDTHS.photo) : largestWidth
  if (state === 'failed') return <Missing text={cardCopy.imageNotAvailable} />
  return (
    <Picture
      alt={alt}
      sizes={sizes}
      srcSet={photoSrcSet(photo.fileUrl, widest)}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      // Last: a browser begins to load when it sees the address.
      src={photoAt(photo.fileUrl, Math.min(widest, FALLBACK_WIDTH))}
      data-fit={fit}
      data-waiting={!isPriority && state === 'loading'}
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
    />
  )
}

/** For browsers that do not choose from a srcset. */
const FALLBACK_WIDTH = 960

function Missing({ text }: { text: string }) {
  return (
    <MissingBox>
      <Icon path={mdiImageOffOutline} />
      {text}
    </MissingBox>
  )
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  backgroundColor: theme.vars.palette.sunken,
  containerType: 'inline-size',
  '&[data-ratio="fill"]': { height: '100%' },
  '&[data-ratio="16 / 9"]': { aspectRatio: '16 / 9' },
  '&[data-ratio="4 / 3"]': { aspectRatio: '4 / 3' },
  '&[data-ratio="3 / 2"]': { aspectRatio: '3 / 2' },
  '&[data-ratio="1 / 1"]': { aspectRatio: '1 / 1' },
}))

const Picture = styled('img')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: theme.transitions.create('opacity', {
    duration: theme.transitions.duration.standard,
  }),
  '&[data-fit="contain"]': { objectFit: 'contain' },
  '&[data-waiting="true"]': { opacity: 0 },
}))

const MissingBox = styled('span')(({ theme }) => ({
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
  // A thumbnail has room for the words only.
  '@container (max-width: 8rem)': { '& svg': { display: 'none' } },
}))
