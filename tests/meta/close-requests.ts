import type { Fault, SourceFile } from './source-files'

const layer = /from '@mui\/material\/(Dialog|Drawer|Menu|Modal|Popover|SwipeableDrawer)'/

/** Finds layers that Back on Android would not close. */
export const closeRequestFaults = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ text }) => layer.test(text) && !/\buseCloseRequest\(/.test(text))
    .map(({ path }) => ({ path, message: 'Back would leave the page: call useCloseRequest()' }))
