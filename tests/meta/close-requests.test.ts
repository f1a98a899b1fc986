import { expect, it } from 'vitest'
import { sourcesIn, type SourceFile } from './source-files'

const layer = /from '@mui\/material\/(Dialog|Drawer|Menu|Modal|Popover|SwipeableDrawer)'/

/** Returns the files with a layer that Back on Android would not close. */
const ignoringBack = (files: readonly SourceFile[]) =>
  files
    .filter(({ text }) => layer.test(text) && !/\buseCloseRequest\(/.test(text))
    .map(({ path }) => path)

it('Back closes every layer: the page calls useCloseRequest()', () => {
  expect(ignoringBack(sourcesIn(['ui', 'features', 'app']))).toEqual([])
  const planted = { path: 'ui/layout/Sheet.tsx', text: "from '@mui/material/Drawer'" }
  expect(ignoringBack([planted])).toEqual([planted.path])
})
