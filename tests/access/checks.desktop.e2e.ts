import { paths } from '@domain/paths'
import { faultsOf, readings } from '@tests/access/support/legible'
import { sharedNames } from '@tests/access/support/names'
import { open } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

/** Tries the checks of this folder on a page with planted faults. */
test('the checks find text that is cut off, broken, outside the window or invisible, and shared names', async ({
  page,
}) => {
  await open(page, paths.support)
  await page.evaluate(() => {
    const plant = (text: string, style: string, tag = 'p') => {
      const planted = document.createElement(tag)
      planted.textContent = text
      planted.style.cssText = style
      document.querySelector('main')?.append(planted)
      return planted
    }
    plant('a line that is cut', 'width:3em;overflow:hidden;white-space:nowrap')
    plant('lines that are cut', 'width:3em;height:1em;overflow:hidden')
    plant('broken', 'width:2em;overflow-wrap:anywhere')
    plant('a line outside', 'position:absolute;left:-40px;white-space:nowrap')
    plant('a line in its own colour', 'color:rgb(1, 2, 3);background-color:rgb(1, 2, 3)')
    for (const to of ['/discover', '/payments'])
      plant('Read more', '', 'a').setAttribute('href', to)
    for (const planted of ['once', 'twice'])
      plant('Choose', '', 'button').dataset['planted'] = planted
  })
  const [narrow] = readings
  const faults = narrow ? await faultsOf(page, narrow) : []
  for (const fault of [
    'cut off sideways',
    'cut off below',
    'broken in the middle',
    'outside the window',
    'as dark as',
  ]) {
    expect(faults.join('\n')).toContain(fault)
  }
  const names = (await sharedNames(page)).join('\n')
  expect(names).toContain('link "Read more"')
  expect(names).toContain('2 buttons "Choose')
})
