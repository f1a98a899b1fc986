import { fontFaceCss, ownFamily } from '../../ui/theme/font-faces'

/** The family's rules, for good: in the product the document has them before the first piece. */
const style = document.createElement('style')
style.textContent = fontFaceCss
document.head.append(style)

/** Resolves when text and prices can be drawn, so that no piece is measured in a stand-in. */
export const fontsArrived = document.fonts.load(`1rem '${ownFamily}'`, 'A\u20A6')
