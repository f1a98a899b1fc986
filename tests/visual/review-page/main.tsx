import { createRoot } from 'react-dom/client'
import { unpackReview, type PackedReview } from '@tests/visual/packed-review'
import type { LiveStories } from './LiveLinks'
import { ReviewPage } from './ReviewPage'

declare global {
  interface Window {
    visualReview?: PackedReview & { live?: LiveStories }
  }
}

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    window.visualReview ? (
      <ReviewPage review={unpackReview(window.visualReview)} live={window.visualReview.live} />
    ) : (
      <p role="alert">The file review-data.js is missing, so there is nothing to review.</p>
    ),
  )
}
