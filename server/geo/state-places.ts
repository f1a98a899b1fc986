export type City = readonly [name: string, lat: number, lng: number]
/** A state's name, followed by its cities. */
export type StatePlaces = readonly [name: string, ...cities: City[]]
