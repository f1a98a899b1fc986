import { isInDocsPage } from '../decorators/take-turns'

interface Story {
  parameters?: { docs?: { story?: object } }
  play?: (context: never) => unknown
}

/** Resolves when the browser has drawn twice. React of production runs effects after it has drawn. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/**
 * Gives stories a frame of their own on docs pages, because a play function that leads to a state
 * runs there alone, and begins there after the effects of the story.
 */
export function giveFrame(stories: readonly Story[]) {
  for (const story of stories) {
    const { docs, ...parameters } = story.parameters ?? {}
    const inFrame = { ...docs, story: { ...docs?.story, inline: false } }
    story.parameters = { ...parameters, docs: inFrame }
    const { play } = story
    if (!play || !isInDocsPage()) continue
    story.play = async (context: never) => {
      await drawn()
      await play(context)
    }
  }
}
