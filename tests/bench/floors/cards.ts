/** Twelve cards of a page that serves only as a lower bound of the product's page. */
export const cards = Array.from({ length: 12 }, (_, index) => ({
  id: String(index),
  name: `Listing ${index + 1} with a balcony above the lagoon`,
  place: 'Lekki, Lagos, Nigeria',
  price: `₦${(45 + index) * 1000}`,
}))
