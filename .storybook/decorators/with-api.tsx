import type { Decorator } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { Api, RequestOptions } from '@features/api/api-client'
import { ApiProvider } from '@features/api/ApiProvider'

/**
 * What a request resolves to: a body, an Error (usually an ApiError) to reject with, 'pending' to
 * stay loading, or a function of the request for responses that depend on it.
 */
export type ApiResponse =
  | 'pending'
  | Error
  | object
  | null
  | undefined
  | ((path: string, options?: RequestOptions) => unknown)

/**
 * Responses keyed by 'METHOD /path'. The query is ignored unless the key includes it: 'GET
 * /listing?page=2'.
 */
export type ApiResponses = Record<string, ApiResponse>

export const responseFrom = (answers: ApiResponses): Api => ({
  async request(method, path, options) {
    const key = [`${method} ${path}`, `${method} ${path.split('?')[0]}`].find((k) => k in answers)
    if (key === undefined) {
      throw new Error(
        `Story has no response for '${method} ${path}', so it would show a failure by accident. ` +
          `Add the request to the story's parameters.api.`,
      )
    }
    const answer = answers[key]
    if (answer === 'pending') return new Promise(() => {})
    if (answer instanceof Error) throw answer
    return typeof answer === 'function' ? answer(path, options) : answer
  },
})

function FreshApi({ answers, children }: { answers: ApiResponses; children: ReactNode }) {
  const [api] = useState(() => {
    const answering = responseFrom(answers)
    const request: Api['request'] = async (...call) => {
      try {
        return await answering.request(...call)
      } catch (error) {
        // A missing response is a mistake in the story, but a component might show it as "no
        // network".
        if (error instanceof Error && error.message.startsWith('Story has no')) reportError(error)
        throw error
      }
    }
    return { request }
  })
  return (
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <ApiProvider api={api}>{children}</ApiProvider>
    </SWRConfig>
  )
}

/** Gives every story its own cache and answers its requests from `parameters.api`. */
export const withApi: Decorator = (Story, { id, parameters }) => (
  <FreshApi key={id} answers={parameters['api'] ?? {}}>
    <Story />
  </FreshApi>
)
