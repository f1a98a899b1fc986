import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOutcomeUnknown } from '@server/database/database-faults'
import { createFairTurns } from '@server/fair-turns'
import { aborted } from '@server/http-error'
import type { NewPhoto } from '@server/listing/save-listing'
import { unlessMissing } from '@server/unless-missing'
import { freeBytes as freeBytesOf, makeFolder, refuseWithoutRoom } from './disk-room'
import type { PhotoStorage } from './photo-storage'
import { PhotoStoreError } from './photo-store-error'
import type { PhotoVariants } from './photo-variants'
import { preparePhoto } from './prepare-photo'
import { readUploadForm, type ReceivedFile, type UploadForm } from './read-upload-form'
import type { StoreCheck } from './store-id'

/** Folder of uploaded originals. Those of the demo data are elsewhere. */
export const UPLOADS_BELOW = 'homes'

interface PhotoUploadsOptions {
  storage: PhotoStorage
  storeCheck: StoreCheck
  variants: PhotoVariants
  /** Folder of incoming files, which any number of processes may share. */
  folder: string
  /** Called when an original could not be deleted. The next clean-up tries again. */
  onFault?: (error: unknown) => void
  freeBytes?: (folder: string) => Promise<number>
}

/**
 * Photos that are encoded at the same time, of different accounts, so that a small one need not wait
 * for a large one; and uploads of one account that may wait.
 */
const TURNS = { atOnce: 2, mostWaiting: 10 }

/**
 * Receives and stores uploads. It encodes one photo of each account at a time, so that pages stay
 * fast meanwhile.
 */
export function createPhotoUploads({
  storage,
  storeCheck,
  variants,
  folder,
  onFault = () => undefined,
  freeBytes = freeBytesOf,
}: PhotoUploadsOptions) {
  const inTurn = createFairTurns(TURNS)

  /**
   * Deletes unreferenced originals and their variants. After a failure of the storage the other
   * originals are left to the next clean-up.
   */
  const discard = async (keys: readonly string[]) => {
    let isAway = false
    for (const key of keys) {
      // A bucket that does not respond would cost the same time again for each of them.
      if (!isAway) {
        await storage.remove(key).catch((error: unknown) => {
          isAway = error instanceof PhotoStoreError
          onFault(error)
        })
      }
      await variants.forget(key).catch(onFault)
    }
  }

  const keepOne = async (
    { name, path }: ReceivedFile,
    { storageKey, ...turn }: { storageKey: string; account: string; refuseGone: () => void },
  ): Promise<NewPhoto> => {
    const prepared = await inTurn(turn.account, async () => {
      turn.refuseGone()
      return preparePhoto(await readFile(path), name)
    })
    const { content, ...photo } = prepared
    await storage.put(storageKey, Readable.from([content]))
    return { storageKey, ...photo }
  }

  return {
    /** Reads a form. Its files are deleted when the request ends, however it ends. */
    receive: async (request: FastifyRequest, reply: FastifyReply): Promise<UploadForm> => {
      const announced = Number(request.headers['content-length'] ?? 0)
      // Nothing is created in the place of a data folder that was moved or unmounted.
      await storeCheck.require()
      await makeFolder(folder)
      refuseWithoutRoom(await freeBytes(folder), announced)
      const mine = await mkdtemp(join(folder, 'call-'))
      const tidy = () => rm(mine, { recursive: true, force: true }).catch(onFault)
      const tidyLater = () => void tidy()
      reply.raw.once('finish', tidyLater).once('close', tidyLater)
      try {
        if (reply.raw.closed) throw aborted()
        return await readUploadForm(request, mine)
      } finally {
        // When the client disconnects while the folder or a file in it is created, the first
        // clean-up came too early.
        if (reply.raw.closed) await tidy()
      }
    },
    /**
     * Checks, re-encodes and stores photos of an account, all of them or none.
     *
     * @param refuseGone Throws when the client has gone. It is called when the turn of a photo has come.
     */
    keep: async (files: readonly ReceivedFile[], account: string, refuseGone: () => void) => {
      const stored: string[] = []
      const photos: NewPhoto[] = []
      try {
        for (const file of files) {
          const storageKey = `${UPLOADS_BELOW}/${randomUUID()}.webp`
          stored.push(storageKey)
          photos.push(await keepOne(file, { storageKey, account, refuseGone }))
        }
        return photos
      } catch (error) {
        const discarded = discard(stored)
        // A bucket that does not respond must not keep the host waiting twice.
        if (!(error instanceof PhotoStoreError)) await discarded
        throw error
      }
    },
    discard,
    /**
     * Deletes the originals of rows that could not be stored. After an error that leaves open whether
     * they were, the originals stay, and the next clean-up deletes those without a row.
     */
    discardUnsaved: async (keys: readonly string[], error: unknown) => {
      if (!isOutcomeUnknown(error)) await discard(keys)
    },
    /** Deletes the partial uploads that a killed process left behind. */
    forgetReceived: async (before: Date) => {
      const names = (await unlessMissing(readdir(folder))) ?? []
      for (const name of names) {
        const path = join(folder, name)
        // Another process may have deleted it meanwhile.
        const found = await unlessMissing(stat(path))
        if (found && found.mtime < before) await rm(path, { recursive: true, force: true })
      }
    },
  }
}

export type PhotoUploads = ReturnType<typeof createPhotoUploads>
