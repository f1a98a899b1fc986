import { describe, expect, it } from 'vitest'
import { precacheList } from '../../../server/start/precache-list.mjs'

const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_first.js'] },
  '_first.js': { file: 'assets/first-1.js', css: ['assets/first-1.css'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_first.js'] },
  'pages/DiscoverPage.tsx': { file: 'assets/DiscoverPage-1.js', imports: ['_shared.js'] },
  '../features/offline/OfflineNotice.tsx': { file: 'assets/OfflineNotice-1.js' },
  'photo.webp': { file: 'assets/photo-1.webp' },
}

describe('what the service worker keeps', () => {
  it('at once is the first screen and what it needs without a network', () => {
    expect(precacheList(manifest).first).toEqual([
      '/assets/OfflineNotice-1.js',
      '/assets/first-1.css',
      '/assets/first-1.js',
      '/assets/index-1.js',
    ])
  })

  it('later is the code of the other pages, and no picture', () => {
    expect(precacheList(manifest).rest).toEqual([
      '/assets/DiscoverPage-1.js',
      '/assets/shared-1.js',
    ])
  })

  it('cannot be listed from a manifest that lacks the entry or names what it does not hold', () => {
    expect(() => precacheList({})).toThrow('lacks the entry')
    const { '_first.js': _gone, ...broken } = manifest
    expect(() => precacheList(broken)).toThrow("names '_first.js'")
  })
})
