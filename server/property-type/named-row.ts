import type { PropertyType } from '@domain/schemas/property-type-schema'

interface NamedRow {
  id: string
  name: string
  icon_url: string | null
}

/** The wire form of a property type, and of an amenity, which has the same fields (section 3). */
export const toNamed = ({ id, name, icon_url }: NamedRow): PropertyType => ({
  _id: id,
  name,
  ...(icon_url !== null && { icon: { fileUrl: icon_url } }),
})
