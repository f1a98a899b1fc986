import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { calm } from './decorators/calm'
import { fontsArrived } from './decorators/document-fonts'
import { refuseFaults, watchConsole } from './decorators/faults'
import { loadLanguage } from './decorators/language'
import { seeOwnWindow, waitForTurn } from './decorators/take-turns'
import { withAdvice } from './decorators/with-advice'
import { withApi } from './decorators/with-api'
import { withAtoms } from './decorators/with-atoms'
import { withFreshStart } from './decorators/with-fresh-start'
import { withLongWords } from './decorators/with-long-words'
import { withRoute } from './decorators/with-route'
import { withTheme } from './decorators/with-theme'
import { CatalogueContainer } from './docs/CatalogueContainer'
import { ComponentPage } from './docs/ComponentPage'
import { controllable } from './docs/controllable'
import { rendersOnce } from './docs/renders-once'

// Lazy-loaded components can take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
seeOwnWindow()

const toolbar = <Icon extends string>(
  title: string,
  icon: Icon,
  items: { value: string | number; title: string }[],
) => ({
  description: title,
  // Storybook's type knows no numbers, which it compares with what it has read all the same.
  toolbar: { title, icon, items: items as { value: string; title: string }[], dynamicTitle: true },
})

/** Whether a story has the texts that its play expects. An address may show it with others. */
const isAsWritten = !/[?&](args=|globals=[^&]*language:)/.test(location.search)

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    scheme: toolbar('Scheme', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    textSize: toolbar('Text size', 'paragraph', [
      // Numbers, because Storybook reads these as numbers from an address.
      { value: 100, title: 'Text 100 %' },
      { value: 200, title: 'Text 200 %' },
    ]),
    direction: toolbar('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    forcedColours: toolbar('Forced colours', 'accessibility', [
      { value: 'none', title: 'Own colours' },
      { value: 'active', title: 'Forced colours' },
    ]),
    language: toolbar('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'pseudo', title: 'Words 40 % longer' },
    ]),
    motion: toolbar('Motion', 'play', [
      { value: 'reduced', title: 'Reduced motion' },
      { value: 'full', title: 'Full motion' },
    ]),
    dataSaver: toolbar('Data saver', 'database', [
      { value: 'off', title: 'Data saver off' },
      { value: 'on', title: 'Data saver on' },
    ]),
  },
  initialGlobals: {
    // A run of story tests may set these two.
    scheme: import.meta.env['VITE_STORY_SCHEME'] ?? 'light',
    textSize: Number(import.meta.env['VITE_STORY_TEXT'] ?? 100),
    direction: 'ltr',
    forcedColours: 'none',
    language: 'en',
    motion: 'reduced',
    dataSaver: 'off',
    advice: 'none',
  },
  parameters: {
    layout: 'padded',
    // A story whose play fails stays on the page, without Storybook's error page. Tests of stories
    // fail all the same.
    throwPlayFunctionExceptions: false,
    // Passing elements are only counted, because listing them takes longer than all the checks.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: CatalogueContainer,
      page: ComponentPage,
      renderer: rendersOnce,
      codePanel: true,
      // The page has a section of code.
      canvas: { sourceState: 'none' },
    },
    // The same variants as tests/visual/matrix.ts, as far as Chromatic has them.
    chromatic: {
      modes: {
        '390': { viewport: 390 },
        '390-dark': { viewport: 390, scheme: 'dark' },
        '390-large': { viewport: 390, textSize: 200 },
        '390-rtl': { viewport: 390, direction: 'rtl' },
        '768': { viewport: 768 },
        '1280': { viewport: 1280 },
      },
    },
    options: {
      storySort: {
        order: ['docs', ['Welcome'], 'ui', ['theme'], 'product', 'features', 'app', 'flows'],
      },
    },
    viewport: {
      options: {
        mobile: { name: 'Mobile', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  beforeEach: async (context) => {
    loadLanguage(context)
    await fontsArrived
    await waitForTurn(context)
    const restoreConsole = watchConsole(context)
    const restorePage = calm(context)
    return () => {
      restorePage()
      restoreConsole?.()
    }
  },
  afterEach: (context) => {
    if (isAsWritten) refuseFaults(context)
  },
  argTypesEnhancers: [controllable],
  // Storybook applies the first decorator innermost, so withRoute renders inside withApi, and both
  // inside the store.
  decorators: [withAdvice, withLongWords, withFreshStart, withRoute, withApi, withAtoms, withTheme],
}

export default preview
