/** SVG path of the logo: a roof above an open door, in a 28 × 28 box, drawn as a stroke. */
export const ROOF_MARK = 'M3 14.2 14 4l11 10.2M6.6 11v12.2h4.6v-5.6a2.8 2.8 0 0 1 5.6 0v5.6h4.6V11'
