import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { calm } from './decorators/calm'
import { fontsArrived } from './decorators/document-fonts'
import { withApi } from './decorators/with-api'
import { withAtoms } from './decorators/with-atoms'
import { withRoute } from './decorators/with-route'
import { withTheme } from './decorators/with-theme'

// A piece that is fetched late arrives when it arrives; on a busy machine a second is not enough.
configure({ asyncUtilTimeout: 10_000 })

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

const preview: Preview = {
  globalTypes: {
    scheme: toolbar('Scheme', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    textSize: toolbar('Text size', 'paragraph', [
      { value: '100', title: 'Text 100 %' },
      { value: '200', title: 'Text 200 %' },
    ]),
    motion: toolbar('Motion', 'play', [
      { value: 'reduced', title: 'Still' },
      { value: 'full', title: 'Moving' },
    ]),
    dataSaver: toolbar('Data saver', 'database', [
      { value: 'off', title: 'Data saver off' },
      { value: 'on', title: 'Data saver on' },
    ]),
  },
  initialGlobals: { scheme: 'light', textSize: '100', motion: 'reduced', dataSaver: 'off' },
  parameters: {
    layout: 'padded',
    // What passes is only counted: naming each such element takes longer than all the checks.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    options: { storySort: { order: ['docs', ['Welcome'], 'ui', 'features', 'app', 'flows'] } },
    viewport: {
      options: {
        mobile: { name: 'Mobile', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  beforeEach: async (context) => {
    await fontsArrived
    return calm(context)
  },
  // The first is the innermost: a story sits in a route, which reads data, which belongs to a store.
  decorators: [withRoute, withApi, withAtoms, withTheme],
}

export default preview
