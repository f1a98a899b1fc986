/** The id of a suggestion, by which the search box points at the active one. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`
