import { failureReason, type FailedSituation } from '@domain/api/failure-messages'
import { ApiError } from './api-error'

/** Returns why a request failed, to be shown beneath the situation's text. */
export const reasonFor = (situation: FailedSituation, error: unknown) =>
  error instanceof ApiError ? failureReason(situation, error.code, error.serverMessage) : undefined
