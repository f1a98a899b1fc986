const things = {
  listings: (most: number) => `add ${most === 1 ? '1 home' : `${most} homes`}`,
  photos: (most: number) => `add ${most === 1 ? '1 photo' : `${most} photos`}`,
  bytes: (most: number) => `send ${Math.floor(most / 1e6)} MB of photos`,
  reviews: (most: number) => `write ${most === 1 ? '1 review' : `${most} reviews`}`,
} as const

/** Why our server refuses more of something on one day, and from when it is possible again. */
export const quotaCopy = {
  used: (kind: keyof typeof things, most: number, again: string) =>
    `An account can ${things[kind](most)} a day. You can go on at ${again}.`,
} as const
