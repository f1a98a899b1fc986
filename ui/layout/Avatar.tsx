import { styled } from '@mui/material/styles'
import { useState } from 'react'

export interface AvatarProps {
  /** Name of the guest or host. Its initials replace a missing or broken photo. */
  name: string
  /** URL of the picture. */
  src?: string | undefined
  /** Size of the picture: 'large' on the account pages, 'medium' (the default) elsewhere. */
  size?: 'medium' | 'large' | undefined
}

/** First letter of a word with its marks, its first flag, or its first emoji, which may be several. */
const FIRST_LETTER = /^(?:\p{Regional_Indicator}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d.)*/u

/** Returns the first letters of the first two words. */
const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => FIRST_LETTER.exec(word)?.[0].toUpperCase())
    // Nothing shows between them, and it keeps Arabic letters from joining into a word.
    .join('\u200c')

/**
 * Small round picture of a guest or host. It is decorative, because the name is written beside it.
 *
 * @avoid Without the name beside it: it says nothing to screen readers.
 * @a11y Hidden from screen readers.
 */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  return (
    <Root aria-hidden data-size={size}>
      {src && src !== failedSrc ? (
        <img
          loading="lazy"
          src={src}
          alt=""
          width={36}
          height={36}
          onError={() => setFailedSrc(src)}
        />
      ) : (
        initialsOf(name)
      )}
    </Root>
  )
}

const Root = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.spacing(4.5),
  height: theme.spacing(4.5),
  overflow: 'hidden',
  borderRadius: '50%',
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.actionTint,
  // The disc does not grow with the guest's text, and neither do its letters.
  fontSize: theme.spacing(1.75),
  fontWeight: 700,
  '&[data-size="large"]': {
    width: theme.spacing(9),
    height: theme.spacing(9),
    fontSize: theme.spacing(3),
  },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}))
