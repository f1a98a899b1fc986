/** Names of the meta elements with which our own server tells the page what differs here. */
export const PAGE_META = {
  /** Limits of a stay: nights and months, with a blank between them. */
  stay: 'staylet-stay',
  /** 'stay' where totals are for the stay. */
  totals: 'staylet-totals',
  /** Bank, name and number of the operator's account, with a bar between them. */
  transfer: 'staylet-transfer',
  /** Present where guests pay at a provider. */
  payments: 'staylet-payments',
  /** Address that guests write to. */
  support: 'staylet-support',
  /** API paths of the responses that came with the document, with blanks between them. */
  rendered: 'staylet-rendered',
} as const

/** Id of the element with the responses that came with the document, as JSON. */
export const RENDERED_DATA_ID = 'staylet-rendered'

/** Id of the template that holds the tags of the page's code until the page has been painted. */
export const RENDERED_CODE_ID = 'staylet-code'

/** Responses of the API by their paths, with which the server has rendered the page. */
export interface RenderedResponses {
  /** When the server read them, in milliseconds since the epoch. */
  at: number
  /** Set where the page is rendered as a guest who saves data sees it. */
  savesData?: true
  /** Set where guests pay, so that no sample contradicts real money. */
  isMoneyReal?: true
  responses: Record<string, unknown>
}

/** React's markup of a first screen and the style elements that belong to it. */
export interface RenderedPage {
  markup: string
  styles: readonly { emotion: string; css: string }[]
}

/** Account that guests transfer to. */
export interface TransferAccount {
  bank: string
  name: string
  number: string
}
