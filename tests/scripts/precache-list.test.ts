import { describe, expect, it } from 'vitest'
import { precacheList } from '../../scripts/precache-list.mjs'

const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_first.js'] },
  '_first.js': { file: 'assets/first-1.js', css: ['assets/first-1.css'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_first.js'] },
  'pages/DiscoverPage.tsx': { file: 'assets/DiscoverPage-1.js', imports: ['_shared.js'] },
  'layout/AfterStart.tsx': { file: 'assets/AfterStart-1.js' },
  'photo.webp': { file: 'assets/photo-1.webp' },
}

describe('the precache list of the service worker', () => {
  it('holds the files of the first page and no code of other pages', () => {
    expect(precacheList(manifest)).toEqual([
      '/assets/AfterStart-1.js',
      '/assets/first-1.css',
      '/assets/first-1.js',
      '/assets/index-1.js',
    ])
  })

  it('is refused for a manifest without the entry or with a file that does not exist', () => {
    expect(() => precacheList({})).toThrow('lacks the entry')
    const { '_first.js': _gone, ...broken } = manifest
    expect(() => precacheList(broken)).toThrow("refers to '_first.js'")
  })
})
