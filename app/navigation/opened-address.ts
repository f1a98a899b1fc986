/** Returns the address at which the document was opened. Links that were followed do not change it. */
export function openedAddress() {
  const [opened] = performance.getEntriesByType('navigation')
  return new URL(opened?.name ?? document.URL)
}
