import type { Operations } from '@server/openapi/operation'

const TAKEN = 'The name is taken.'
const USED = 'A listing uses it.'
const errors = { 409: { code: 'in_use', message: 'This name is already in use.' } }

/** Operations of property types, amenities and places. */
export const catalogueOperations: Operations = {
  'GET /api/property-types': {
    id: 'listPropertyTypes',
    text: 'Listings name their type by its id.',
    answers: { 200: 'The property types.' },
  },
  'GET /api/property-types/{id}': {
    id: 'getPropertyType',
    text: 'Everybody may read it.',
    answers: { 200: 'The property type.', 404: 'There is no such property type.' },
  },
  'POST /api/property-types': {
    id: 'addPropertyType',
    text: 'Only staff may do it.',
    token: 'required',
    answers: { 201: 'The new property type.', 409: TAKEN },
    errors,
  },
  'PUT /api/property-types/{id}': {
    id: 'replacePropertyType',
    text: 'Only staff may do it. Listings keep the type under its new name.',
    token: 'required',
    answers: { 200: 'The property type.', 404: 'There is no such property type.', 409: TAKEN },
    errors,
  },
  'DELETE /api/property-types/{id}': {
    id: 'deletePropertyType',
    text: 'Only staff may do it, and only while no listing has the type.',
    token: 'required',
    answers: { 200: 'The type was deleted.', 404: 'There is no such property type.', 409: USED },
    errors,
  },
  'GET /api/amenities': {
    id: 'listAmenities',
    text: 'Listings name their amenities by id.',
    answers: { 200: 'The amenities.' },
  },
  'POST /api/amenities': {
    id: 'addAmenity',
    text: 'Only staff may do it.',
    token: 'required',
    answers: { 201: 'The new amenity.', 409: TAKEN },
    errors,
  },
  'DELETE /api/amenities/{id}': {
    id: 'deleteAmenity',
    text: 'Only staff may do it, and only while no listing has the amenity.',
    token: 'required',
    answers: { 200: 'The amenity was deleted.', 404: 'There is no such amenity.', 409: USED },
    errors,
  },
  'GET /api/geo/countries': {
    id: 'listCountries',
    text: 'In the form of restcountries.com.',
    answers: { 200: 'The countries.' },
  },
  'GET /api/geo/states': {
    id: 'listStates',
    text: 'In the form of countriesnow.space.',
    answers: { 200: 'The countries with their states.' },
  },
  'POST /api/geo/cities': {
    id: 'listCities',
    text: 'In the form of countriesnow.space. Unknown places have no cities.',
    answers: { 200: 'The cities.' },
  },
  'GET /api/geo/reverse': {
    id: 'findPlace',
    text: 'In the form of opencagedata.com.',
    answers: { 200: 'The place.' },
  },
}
