import { light } from '@domain/brand-colours'
import { ROOF_MARK } from '@ui/layout/roof-mark'

/** Returns the icon of the browser's tab: the roof mark on a tile of the brand's colour. */
export const iconText = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="${light.action}" />
  <path d="${ROOF_MARK}" transform="translate(2 2)" fill="none" stroke="${light.onAction}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />
</svg>
`
