// Runs in every page before Storybook does, and keeps a promise of how the next story ends. A story
// whose play function throws still finishes later. The next story must not take that end for its
// own.
const failures = ['storyErrored', 'storyThrewException', 'storyMissing']

window.stayletWatch = () => {
  window.stayletFinish = new Promise((finish) => {
    const listen = (channel) => {
      channel.once('storyFinished', finish)
      for (const status of failures) {
        channel.once(status, (detail) =>
          finish({ status, message: detail?.message ?? `${detail}` }),
        )
      }
    }
    const look = () => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__
      if (channel) listen(channel)
      else requestAnimationFrame(look)
    }
    look()
  })
}
window.stayletWatch()

// The page reports that it is hidden, so toasts keep their full time and slides do not move on
// . A screenshot then does not depend on when it was taken.
Object.defineProperty(document, 'hidden', { get: () => true })
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })

// Storybook hides a slow story until it is drawn, and hidden elements cannot take the focus.
document.addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style')
  style.textContent = '#storybook-root { display: block !important }'
  document.head.append(style)
})
