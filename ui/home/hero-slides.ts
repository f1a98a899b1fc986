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

const heroPhoto = (file: string, alt: string, colour: string): HeroPhoto => ({
  phone: `/hero/${file}-phone.webp`,
  wide: `/hero/${file}-1280.webp 1280w, /hero/${file}-1920.webp 1920w`,
  src: `/hero/${file}-1280.webp`,
  alt,
  colour,
})

/**
 * Three slides of the home page. The specification gives their number but not their text.
 */
export const heroSlides: readonly HeroSlide[] = [
  {
    title: 'Wake up where you want to be',
    subtitle: 'Short-let homes across Nigeria, from city lofts to houses by the sea.',
    photo: heroPhoto(
      'hero-beach-morning',
      'A white beach house in soft morning light, with open sand and the sea beside it.',
      'rgb(190 179 162)',
    ),
  },
  {
    title: 'A living room for every mood',
    subtitle: 'Honest photos of every room, and one price per night in Naira.',
    photo: heroPhoto(
      'hero-living-golden',
      'An earth-toned living room at golden hour, with a cream sofa and a calm wall.',
      'rgb(180 144 98)',
    ),
  },
  {
    title: 'Evenings by the water',
    subtitle: 'Villas with pools for the weekend, ready when you are.',
    photo: heroPhoto(
      'hero-pool-dusk',
      'A villa at dusk with lit windows reflected in a long pool.',
      'rgb(139 110 92)',
    ),
  },
]
