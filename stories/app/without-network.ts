/** A story's `beforeEach`: the browser says that there is no network. */
export function withoutNetwork() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  return () => void Reflect.deleteProperty(navigator, 'onLine')
}
