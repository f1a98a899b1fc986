import type { StatePlaces } from './state-places'

/**
 * First-level divisions and main cities of the other countries that guests travel to. Coordinates
 * are degrees, rounded to about a kilometre, and negative for south and west. Compiled for this
 * project from public knowledge and given to the public domain (CC0 1.0).
 */
export const otherPlaces: Readonly<Record<string, readonly StatePlaces[]>> = {
  Benin: [
    ['Atlantique', ['Abomey-Calavi', 6.45, 2.36], ['Ouidah', 6.36, 2.09]],
    ['Borgou', ['Parakou', 9.34, 2.63]],
    ['Littoral', ['Cotonou', 6.37, 2.42]],
    ['Ouémé', ['Porto-Novo', 6.5, 2.6]],
    ['Zou', ['Abomey', 7.18, 1.99], ['Bohicon', 7.18, 2.07]],
  ],
  "Côte d'Ivoire": [
    ['Gbêkê', ['Bouaké', 7.69, -5.03]],
    ['Lagunes', ['Abidjan', 5.36, -4.01], ['Dabou', 5.33, -4.38], ['Grand-Bassam', 5.21, -3.74]],
    ['San-Pédro', ['San-Pédro', 4.75, -6.64]],
    ['Sud-Comoé', ['Aboisso', 5.47, -3.21], ['Assinie', 5.13, -3.29]],
    ['Yamoussoukro', ['Yamoussoukro', 6.82, -5.28]],
  ],
  Ghana: [
    ['Ahafo', ['Goaso', 6.8, -2.52]],
    ['Ashanti', ['Kumasi', 6.69, -1.62], ['Obuasi', 6.2, -1.66]],
    ['Bono', ['Sunyani', 7.34, -2.33]],
    ['Bono East', ['Techiman', 7.58, -1.94]],
    ['Central', ['Cape Coast', 5.11, -1.25], ['Elmina', 5.08, -1.35], ['Winneba', 5.35, -0.62]],
    ['Eastern', ['Aburi', 5.85, -0.17], ['Koforidua', 6.09, -0.26]],
    ['Greater Accra', ['Accra', 5.6, -0.19], ['Ada Foah', 5.78, 0.63], ['Tema', 5.67, 0.0]],
    ['North East', ['Nalerigu', 10.53, -0.37]],
    ['Northern', ['Tamale', 9.4, -0.84], ['Yendi', 9.44, -0.01]],
    ['Oti', ['Dambai', 8.07, 0.18]],
    ['Savannah', ['Damongo', 9.08, -1.82]],
    ['Upper East', ['Bolgatanga', 10.79, -0.85]],
    ['Upper West', ['Wa', 10.06, -2.5]],
    ['Volta', ['Ho', 6.6, 0.47], ['Keta', 5.92, 0.99]],
    ['Western', ['Axim', 4.87, -2.24], ['Takoradi', 4.9, -1.75]],
    ['Western North', ['Sefwi Wiawso', 6.21, -2.49]],
  ],
  Kenya: [
    ['Kilifi', ['Malindi', -3.22, 40.12], ['Watamu', -3.35, 40.02]],
    ['Kisumu', ['Kisumu', -0.1, 34.76]],
    ['Kwale', ['Diani Beach', -4.32, 39.58]],
    ['Mombasa', ['Mombasa', -4.05, 39.67]],
    ['Nairobi', ['Nairobi', -1.29, 36.82]],
    ['Nakuru', ['Naivasha', -0.72, 36.43], ['Nakuru', -0.3, 36.07]],
  ],
  Rwanda: [
    ['Eastern', ['Rwamagana', -1.95, 30.43]],
    ['Kigali', ['Kigali', -1.95, 30.06]],
    ['Northern', ['Musanze', -1.5, 29.63]],
    ['Southern', ['Huye', -2.6, 29.74]],
    ['Western', ['Gisenyi', -1.7, 29.26], ['Kibuye', -2.06, 29.35]],
  ],
  Senegal: [
    ['Dakar', ['Dakar', 14.72, -17.47]],
    ['Saint-Louis', ['Saint-Louis', 16.03, -16.49]],
    ['Thiès', ['Saly', 14.45, -17.01], ['Thiès', 14.79, -16.93]],
    ['Ziguinchor', ['Cap Skirring', 12.39, -16.74], ['Ziguinchor', 12.58, -16.27]],
  ],
  'South Africa': [
    ['Eastern Cape', ['East London', -33.02, 27.91], ['Gqeberha', -33.96, 25.6]],
    ['Free State', ['Bloemfontein', -29.12, 26.21]],
    ['Gauteng', ['Johannesburg', -26.2, 28.05], ['Pretoria', -25.75, 28.19]],
    ['KwaZulu-Natal', ['Durban', -29.86, 31.02]],
    ['Limpopo', ['Polokwane', -23.9, 29.45]],
    ['Mpumalanga', ['Mbombela', -25.47, 30.97]],
    ['North West', ['Rustenburg', -25.67, 27.24]],
    ['Northern Cape', ['Kimberley', -28.73, 24.76]],
    [
      'Western Cape',
      ['Cape Town', -33.92, 18.42],
      ['Knysna', -34.04, 23.05],
      ['Stellenbosch', -33.93, 18.86],
    ],
  ],
  Togo: [
    ['Centrale', ['Sokodé', 8.98, 1.13]],
    ['Kara', ['Kara', 9.55, 1.19]],
    ['Maritime', ['Aného', 6.23, 1.59], ['Lomé', 6.13, 1.22]],
    ['Plateaux', ['Atakpamé', 7.53, 1.13], ['Kpalimé', 6.9, 0.63]],
    ['Savanes', ['Dapaong', 10.86, 0.21]],
  ],
}
