import { heroCopy } from '@domain/copy/hero-copy'

/** Slide of the hero. Its photo has two crops: portrait for phones and 2:1 for wider windows. */
export interface HeroSlide {
  title: string
  subtitle: string
  /** Description of the photo. */
  photo: string
  /**
   * Start of the names of the photo's files. It ends in the hash of all of them, because browsers
   * keep them for good.
   */
  file: string
  /** Colour of the overlay: the darkest tone of the photo itself. */
  tint: 'warm' | 'dusk'
  /**
   * What must stay in sight when a crop is shown in another shape: a CSS `object-position` for each
   * of the two crops.
   */
  focus: { phone: string; wide: string }
  /** CSS background shown until the photo has loaded: its own light, from top to bottom. */
  still: string
}

/** Three slides of the home page. */
export const heroSlides: readonly HeroSlide[] = [
  {
    ...heroCopy.pool,
    file: 'hero-pool-dusk-f78ec8',
    tint: 'dusk',
    focus: { phone: '50% 100%', wide: '75% 100%' },
    still: 'linear-gradient(rgb(183 151 144), rgb(118 108 84) 55%, rgb(131 120 115))',
  },
  {
    ...heroCopy.beach,
    file: 'hero-beach-morning-23d984',
    tint: 'warm',
    focus: { phone: '60% 40%', wide: '85% 57%' },
    still: 'linear-gradient(rgb(157 166 178), rgb(172 168 158) 55%, rgb(187 176 160))',
  },
  {
    ...heroCopy.living,
    file: 'hero-living-golden-5a417b',
    tint: 'warm',
    focus: { phone: '50% 80%', wide: '60% 64%' },
    still: 'linear-gradient(rgb(194 167 128), rgb(185 158 117) 60%, rgb(176 141 95))',
  },
]
