import type { PropertyType } from '@domain/schemas/property-type-schema'

interface NamedRow {
  id: string
  name: string
  icon_url: string | null
}

/**
 * Converts a row to the API's form of a property type or an amenity, which have the same fields.
 */
export const toNamed = ({ id, name, icon_url }: NamedRow): PropertyType => ({
  _id: id,
  name,
  ...(icon_url !== null && { icon: { fileUrl: icon_url } }),
})
