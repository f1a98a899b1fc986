import type { Comment } from './decide'

/** What an event tells about a comment. Other events have none. */
export interface CommentEvent {
  action?: string
  comment?: Comment
  changes?: { body?: { from: string } }
}

/**
 * Returns the comment of an event as it was until somebody deleted or edited it. Nothing else knows
 * its words any more, and no decision may have read them.
 */
export function goneIn({ action, comment, changes }: CommentEvent): Comment[] {
  const body = action === 'deleted' ? comment?.body : changes?.body?.from
  return comment && body !== undefined ? [{ ...comment, body, updated_at: comment.created_at }] : []
}
