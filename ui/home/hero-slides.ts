import { heroCopy } from '@domain/copy/hero-copy'

/** Photo of the hero in two crops: portrait for phones and 2:1 for wider windows. */
export interface HeroPhoto {
  /** URL of the 4:5 file, for windows below 768 pixels. */
  phone: string
  /** URLs of the 2:1 files with their widths, as a `srcset`. */
  wide: string
  /** URL for browsers that support neither. */
  src: string
  alt: string
  /** CSS colour shown until the photo has loaded. */
  colour: string
}

export interface HeroSlide {
  title: string
  subtitle: string
  photo: HeroPhoto
}

/** A slide's texts in domain/copy, of which `photo` describes the photo. */
type SlideTexts = Record<'title' | 'subtitle' | 'photo', string>

const heroSlide = (file: string, texts: SlideTexts, colour: string): HeroSlide => ({
  title: texts.title,
  subtitle: texts.subtitle,
  photo: {
    phone: `/hero/${file}-phone.webp`,
    wide: `/hero/${file}-1280.webp 1280w, /hero/${file}-1920.webp 1920w`,
    src: `/hero/${file}-1280.webp`,
    alt: texts.photo,
    colour,
  },
})

/** Three slides of the home page. */
export const heroSlides: readonly HeroSlide[] = [
  heroSlide('hero-beach-morning', heroCopy.beach, 'rgb(190 179 162)'),
  heroSlide('hero-living-golden', heroCopy.living, 'rgb(180 144 98)'),
  heroSlide('hero-pool-dusk', heroCopy.pool, 'rgb(139 110 92)'),
]
