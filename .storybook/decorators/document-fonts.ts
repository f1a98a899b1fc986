import { fontFaceCss, OWN_FAMILY } from '@ui/theme/font-faces'

/**
 * Adds the font faces for good. In the product the document has them before the first component
 * renders.
 */
const style = document.createElement('style')
style.textContent = fontFaceCss
document.head.append(style)

/**
 * Resolves once text and prices can be drawn, so that no component is measured in a fallback font.
 */
export const fontsArrived = document.fonts.load(`1rem '${OWN_FAMILY}'`, 'A\u20A6')
