import { createRoot } from 'react-dom/client'
import { unpackReview, type PackedReview } from '@tests/visual/packed-review'
import { ReviewPage } from './ReviewPage'

declare global {
  interface Window {
    visualReview?: PackedReview & { isLive?: boolean }
  }
}

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    window.visualReview ? (
      <ReviewPage
        review={unpackReview(window.visualReview)}
        isLive={window.visualReview.isLive ?? false}
      />
    ) : (
      <p role="alert">The file review-data.js is missing, so there is nothing to review.</p>
    ),
  )
}
