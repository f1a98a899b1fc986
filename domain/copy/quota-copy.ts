/** Reasons why our server refuses to add more, and when or how it is possible again. */
export const quotaCopy = {
  /** Actions that an account can take only so often in a day. */
  things: {
    listings: (most: number) => `add ${most === 1 ? '1 home' : `${most} homes`}`,
    photos: (most: number) => `add ${most === 1 ? '1 photo' : `${most} photos`}`,
    bytes: (most: number) => `send ${Math.floor(most / 1e6)} MB of photos`,
    reviews: (most: number) => `write ${most === 1 ? '1 review' : `${most} reviews`}`,
  },
  used: (thing: string, again: string) =>
    `An account can ${thing} a day. You can go on at ${again} (Lagos time).`,
  favourites: (most: number) =>
    `You have saved ${most} homes, and an account keeps no more. Remove one to save another.`,
} as const
