interface Story {
  parameters?: { docs?: { story?: object } }
}

/**
 * Gives stories a frame of their own on docs pages, because a play function that leads to a state
 * runs there alone.
 */
export function giveFrame(stories: readonly Story[]) {
  for (const story of stories) {
    const { docs, ...parameters } = story.parameters ?? {}
    const inFrame = { ...docs, story: { ...docs?.story, inline: false } }
    story.parameters = { ...parameters, docs: inFrame }
  }
}
