// Runs in every page before Storybook does: keeps a promise of how the story that is shown next
// ends.
// After a play function that throws the story still finishes, later: what comes next must not take
// that end for its own.
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

// A page that says it is hidden: toasts wait at their beginning and slides do not move on,
// so that a picture does not depend on when it was taken.
Object.defineProperty(document, 'hidden', { get: () => true })
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })

// A story that takes its time is hidden until it is drawn, and what is hidden cannot take the focus.
document.addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style')
  style.textContent = '#storybook-root { display: block !important }'
  document.head.append(style)
})
