import { chromiumLaunchOptions } from '@tests/run/chromium'

/**
 * Flags that make two runs draw the same pixels: one colour profile, grey letters, every stage of
 * drawing finished before the picture, and no shortcut that depends on what was drawn before.
 */
const exact = [
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-new-content-rendering-timeout',
  '--run-all-compositor-stages-before-draw',
]

/** Address of every catalogue, because some stories show it. */
export const catalogueOrigin = 'http://catalogue.localhost'

/**
 * Returns the launch options of a browser that reaches a catalogue on some port, and nothing else.
 */
export function cameraOptions(port: number) {
  const options = chromiumLaunchOptions()
  const rules = `MAP ${new URL(catalogueOrigin).host}:80 127.0.0.1:${port},MAP * ~NOTFOUND`
  return { ...options, args: [...(options.args ?? []), ...exact, `--host-resolver-rules=${rules}`] }
}
