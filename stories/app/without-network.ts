/** Makes the browser report that it is offline. For a story's `beforeEach`. */
export function withoutNetwork() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  return () => void Reflect.deleteProperty(navigator, 'onLine')
}
