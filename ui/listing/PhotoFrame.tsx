import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { DATA_SAVER_WIDTHS } from '@domain/constants'
import { cardCopy } from '@domain/copy/card-copy'
import { photoAt, photoSrcSet } from '@domain/listing/photos'
import type { Photo } from '@domain/schemas/listing-schema'
import { Icon } from '@ui/text/Icon'
import { ICON_IMAGE_OFF } from '@ui/text/icons'
import { ownStyle } from '@ui/theme/own-style'
import { receivePhoto } from './carry-photo'
import { useDue } from './use-due'
import { useNarrowPhoto } from './use-narrow-photo'

/**
 * Address of the file that each photo was last shown with, by the photo's own address. A frame of
 * another size shows it until its own file has loaded.
 */
const seenPhotos = new Map<string, string>()

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  background: 'var(--photo-preview) center / cover no-repeat',
  // The photo's own colour, so light that a page of waiting photos stays calm.
  backgroundColor: `color-mix(in oklab, var(--photo-colour, ${theme.vars.palette.sunken}) 35%, ${theme.vars.palette.sunken})`,
  '&[data-fit="contain"]': { backgroundColor: 'transparent' },
  containerType: 'inline-size',
  '&[data-ratio="fill"]': { height: '100%' },
  '&[data-ratio="5 / 2"]': { aspectRatio: '5 / 2' },
  '&[data-ratio="16 / 9"]': { aspectRatio: '16 / 9' },
  '&[data-ratio="4 / 3"]': { aspectRatio: '4 / 3' },
  '&[data-ratio="1 / 1"]': { aspectRatio: '1 / 1' },
}))

const Picture = styled('img')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: 'center / cover no-repeat',
  // A photo that is coming has no text across it. One that fails is replaced.
  color: 'transparent',
  transition: theme.transitions.create('opacity', {
    duration: theme.transitions.duration.standard,
  }),
  '&[data-fit="contain"]': { objectFit: 'contain', backgroundSize: 'contain' },
  '&[data-waiting="true"]': { opacity: 0 },
  // A photo at full brightness glares on a dark page. The lightbox shows it as it is.
  ...theme.applyStyles('dark', { '&:not([data-fit="contain"])': { filter: 'brightness(0.92)' } }),
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
  // A thumbnail has room for the text only.
  '@container (max-width: 8rem)': { '& svg': { display: 'none' } },
}))

type Ratio = '5 / 2' | '16 / 9' | '4 / 3' | '1 / 1' | 'fill'

export interface PhotoFrameProps {
  /** Photo to show. Without it the frame shows `emptyText`. */
  photo?: Photo | undefined
  /**
   * Alternative text. The photo's description by default. Use '' where a control around the photo
   * has a name.
   */
  alt?: string | undefined
  /** Ratio of width to height, '4 / 3' by default. 'fill' takes the size of the parent. */
  ratio?: Ratio | undefined
  /**
   * Width of the frame as an `img` `sizes` value, or with the ratio 'fill' that of the photo, which
   * may be wider than what shows of it. The full window by default.
   */
  sizes?: string | undefined
  /** Files of a photo of the app, with their widths. Those of the media server are known. */
  srcSet?: string | undefined
  /**
   * Width in pixels of the largest file to offer. It applies only to photos stored by Staylet.
   * No limit by default.
   */
  largestWidth?: number | undefined
  /**
   * Loads the photo eagerly, before others and without a fade, for photos visible at first. Others
   * load when they come near the window.
   */
  isPriority?: boolean | undefined
  /**
   * Address of the photo in a few pixels, usually a data URL. It fills the box until the photo comes,
   * also in a picture of the whole page.
   */
  preview?: string | undefined
  /** Fit of the photo: 'cover' (the default) fills the box, and 'contain' shows the whole photo. */
  fit?: 'cover' | 'contain' | undefined
  /**
   * Text of the frame without a photo, 'Image not available' by default. A photo that fails to load
   * always shows that default.
   */
  emptyText?: string | undefined
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

/**
 * Photo in a box of fixed size. It shows a pale shade of the photo first, or the photo in a size
 * that the guest has seen before, then the photo, or 'Image not available' if loading fails. With
 * data saver, photos stored by Staylet load as a small file.
 *
 * @avoid For icons and drawings: Icon and Illustration.
 * @a11y An `img` with the photo's description. With an empty `alt` the control around it names it.
 */
export function PhotoFrame({
  photo,
  ratio = '4 / 3',
  emptyText = cardCopy.imageNotAvailable,
  preview,
  sx = [],
  ...rest
}: PhotoFrameProps) {
  return (
    <Frame
      data-ratio={ratio}
      data-fit={rest.fit}
      ref={ownStyle({
        '--photo-colour': photo?.colour,
        '--photo-preview': preview && `url(${JSON.stringify(preview)})`,
      })}
      sx={sx}
    >
      {photo ? (
        <LoadedPhoto key={photo.fileUrl} photo={photo} ratio={ratio} {...rest} />
      ) : (
        <Missing text={emptyText} />
      )}
    </Frame>
  )
}

function LoadedPhoto({
  photo,
  ratio,
  alt = photo.alt ?? '',
  sizes = '100vw',
  srcSet,
  largestWidth = Infinity,
  isPriority = false,
  fit = 'cover',
}: Omit<PhotoFrameProps, 'photo' | 'ratio' | 'emptyText' | 'preview' | 'sx'> & {
  photo: Photo
  ratio: Ratio
}) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  // Read once: the frame's own file does not replace what was seen before.
  const [seen] = useState(() => seenPhotos.get(photo.fileUrl))
  const isNarrow = useNarrowPhoto(isPriority)
  const widest = isNarrow ? Math.min(largestWidth, DATA_SAVER_WIDTHS.photo) : largestWidth
  const picture = useRef<HTMLImageElement>(null)
  const isDue = useDue(picture, isPriority)
  useEffect(() => {
    const { current } = picture
    if (!isPriority || !current) return
    receivePhoto(photo.fileUrl, current)
    // A photo that loaded or failed before React took it over has no more events.
    if (!current.complete) return
    if (current.naturalWidth === 0) setState('failed')
    else seenPhotos.set(photo.fileUrl, current.currentSrc)
  }, [photo.fileUrl, isPriority])
  if (state === 'failed') return <Missing text={cardCopy.imageNotAvailable} />
  const files = {
    sizes,
    srcSet:
      srcSet ?? photoSrcSet(photo.fileUrl, widest, fit === 'cover' ? cropOf(photo, ratio) : 1),
    src: photoAt(photo.fileUrl, Math.min(widest, FALLBACK_WIDTH)),
  }
  return (
    <>
      <Picture
        ref={picture}
        style={seen ? { backgroundImage: `url(${JSON.stringify(seen)})` } : undefined}
        alt={alt}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        data-fit={fit}
        data-waiting={!isPriority && !seen && state === 'loading'}
        onLoad={({ currentTarget }) => {
          if (!isDue) return
          seenPhotos.set(photo.fileUrl, currentTarget.currentSrc)
          setState('shown')
        }}
        onError={() => setState('failed')}
        // Must come last, because a browser starts loading as soon as src is set.
        {...(isDue ? files : { src: NOTHING })}
      />
      {/* Without scripts nothing tells when a photo is due. */}
      {!isPriority && (
        <noscript>
          <Picture alt={alt} loading="lazy" data-fit={fit} {...files} />
        </noscript>
      )}
    </>
  )
}

/** Returns how many times wider than its box a photo is drawn that covers it. */
function cropOf({ width, height }: Photo, ratio: Ratio) {
  if (ratio === 'fill' || !width || !height) return 1
  const [across = 1, down = 1] = ratio.split(' / ').map(Number)
  return Math.max(1, (width / height) * (down / across))
}

/** A transparent pixel, for a photo that is not due, because an `img` must have an address. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Width in pixels of the file for browsers without srcset support. */
const FALLBACK_WIDTH = 960

function Missing({ text }: { text: string }) {
  return (
    <MissingBox>
      <Icon path={ICON_IMAGE_OFF} />
      {text}
    </MissingBox>
  )
}
