import { heroCopy } from '@domain/copy/hero-copy'

/** Photo of the hero in two crops: portrait for phones and 2:1 for wider windows. */
export interface HeroPhoto {
  /** URL of the 4:5 file with its width, as a `srcset`, for windows below 768 pixels. */
  phone: string
  /** URLs of the 2:1 files with their widths, as a `srcset`. */
  wide: string
  /** URL for browsers that support neither. */
  src: string
  alt: string
  /**
   * What must stay in sight when a crop is shown in another shape: a CSS `object-position` for each
   * of the two crops.
   */
  focus: { phone: string; wide: string }
  /** CSS background shown until the photo has loaded: its own light, from top to bottom. */
  still: string
}

export interface HeroSlide {
  title: string
  subtitle: string
  photo: HeroPhoto
  /** Colour of the overlay: the darkest tone of the photo itself. */
  tint: 'warm' | 'dusk'
}

/** A slide's texts in domain/copy, of which `photo` describes the photo. */
type SlideTexts = Record<'title' | 'subtitle' | 'photo', string>

/**
 * @param file Start of the names of the photo's files. It ends in the hash of all of them, because
 *   browsers keep them for good.
 */
const heroSlide = (
  file: string,
  texts: SlideTexts,
  tint: HeroSlide['tint'],
  focus: HeroPhoto['focus'],
  still: string,
): HeroSlide => ({
  title: texts.title,
  subtitle: texts.subtitle,
  tint,
  photo: {
    phone: `/hero/${file}-phone.webp 800w`,
    wide: `/hero/${file}-1280.webp 1280w, /hero/${file}-1920.webp 1920w`,
    src: `/hero/${file}-1280.webp`,
    alt: texts.photo,
    focus,
    still,
  },
})

/** Three slides of the home page. */
export const heroSlides: readonly HeroSlide[] = [
  heroSlide(
    'hero-pool-dusk-f78ec8',
    heroCopy.pool,
    'dusk',
    { phone: '50% 100%', wide: '75% 100%' },
    'linear-gradient(rgb(183 151 144), rgb(118 108 84) 55%, rgb(131 120 115))',
  ),
  heroSlide(
    'hero-beach-morning-23d984',
    heroCopy.beach,
    'warm',
    { phone: '60% 40%', wide: '85% 57%' },
    'linear-gradient(rgb(157 166 178), rgb(172 168 158) 55%, rgb(187 176 160))',
  ),
  heroSlide(
    'hero-living-golden-5a417b',
    heroCopy.living,
    'warm',
    { phone: '50% 80%', wide: '60% 64%' },
    'linear-gradient(rgb(194 167 128), rgb(185 158 117) 60%, rgb(176 141 95))',
  ),
]
