/** Returns the address at which the document was opened. Links that were followed do not change it. */
export function openedAddress() {
  return new URL(performance.getEntriesByType('navigation')[0]?.name ?? document.URL)
}
