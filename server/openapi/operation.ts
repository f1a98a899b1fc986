/** Documentation of one route. */
export interface Operation {
  /** Name of the operation in generated clients. */
  id: string
  /** Description of the operation, in addition to the route's summary. */
  text: string
  /** Whether the request has to contain a bearer token. */
  token?: 'required' | 'optional'
  /** Meaning of a response, by its status. The default is the general meaning of the status. */
  answers: Record<number, string>
  /** True when the body may be left out. */
  isBodyOptional?: true
  /** Headers of a successful response, besides those that every such route has. */
  headers?: Record<string, { type: string; description: string }>
  /** Errors that only this route gives, by status: code and message. */
  errors?: Record<number, { code: string; message: string }>
}

/** Operations by method and path. */
export type Operations = Record<string, Operation>
