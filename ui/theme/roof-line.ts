/**
 * Active tab's underline with a peak in its middle, like the roof of the logo: 2 pixels thick and 5
 * high. It is part of the `::after` of a positioned tab.
 */
export const roofLine = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 5,
  backgroundColor: 'currentColor',
  clipPath:
    'polygon(0 3px,calc(50% - 6px) 3px,50% 0,calc(50% + 6px) 3px,100% 3px,100% 5px,calc(50% + 5px) 5px,50% 2px,calc(50% - 5px) 5px,0 5px)',
} as const
