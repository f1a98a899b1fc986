import type { Operation } from '@server/openapi/operation'
import { authOperations } from './auth-operations'
import { bookingOperations } from './booking-operations'
import { catalogueOperations } from './catalogue-operations'
import { listingOperations } from './listing-operations'

const operations = {
  ...authOperations,
  ...listingOperations,
  ...bookingOperations,
  ...catalogueOperations,
}

/** @throws Error for a route that nobody described. */
export const operationAt = (method: string, url: string): Operation => {
  const name = `${method} ${url.replace(/:(\w+)/g, '{$1}')}`
  const operation: Operation | undefined = operations[name]
  if (!operation) throw new Error(`server/openapi/operations does not describe ${name}.`)
  return operation
}
