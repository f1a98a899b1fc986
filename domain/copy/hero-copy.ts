/**
 * Texts of the home page's slides. The specification gives their number but not their text.
 */
export const heroCopy = {
  beach: {
    title: 'Wake up where you want to be',
    subtitle: 'Short-let homes across Nigeria, from city lofts to houses by the sea.',
    photo: 'A white beach house in soft morning light, with open sand and the sea beside it.',
  },
  living: {
    title: 'A living room for every mood',
    subtitle: 'Pictures of the rooms, and the price per night in Naira.',
    photo: 'An earth-toned living room at golden hour, with a cream sofa and a calm wall.',
  },
  pool: {
    title: 'Evenings by the water',
    subtitle: 'Villas with pools for the weekend, ready when you are.',
    photo: 'A villa at dusk with lit windows reflected in a long pool.',
  },
} as const
