/** Returns the id of a suggestion, which the search box sets as its active descendant. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`
