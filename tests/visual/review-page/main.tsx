import { createRoot } from 'react-dom/client'
import type { Review } from '@tests/visual/review-data'
import { ReviewPage } from './ReviewPage'

declare global {
  interface Window {
    visualReview?: Review & { isLive?: boolean }
  }
}

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    window.visualReview ? (
      <ReviewPage review={window.visualReview} isLive={window.visualReview.isLive ?? false} />
    ) : (
      <p role="alert">The file review-data.js is missing, so there is nothing to review.</p>
    ),
  )
}
