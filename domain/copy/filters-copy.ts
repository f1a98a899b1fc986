/** Filter texts that every page with listings needs. The panel's texts are in filterPanelCopy. */
export const filtersCopy = {
  all: 'All',
  defaultLocation: 'Lagos, Nigeria',
  // Not in the specification.
  title: 'Filters',
  /** Follows the title for screen readers. The badge shows only the number. */
  activeCount: (count: number) => (count === 1 ? ', 1 active' : `, ${count} active`),
  propertyTypesLabel: 'Property types',
} as const
