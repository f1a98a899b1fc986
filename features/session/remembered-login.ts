import { CONTACT_METHODS, type ContactMethod } from '@domain/account/contact'
import { deviceStore } from './device-store'

const KEY = 'remembered-login'

/** What 'Remember me' stores for the next login: never a password or a token. */
export interface RememberedLogin {
  method: ContactMethod
  identifier: string
}

export const rememberedLogin = {
  read(): RememberedLogin | undefined {
    const { method, identifier } = (deviceStore.readJson(KEY) ?? {}) as Partial<
      Record<keyof RememberedLogin, unknown>
    >
    const known = CONTACT_METHODS.find((each) => each === method)
    return known && typeof identifier === 'string' ? { method: known, identifier } : undefined
  },
  write: (login: RememberedLogin) => deviceStore.write(KEY, JSON.stringify(login)),
  clear: () => deviceStore.remove(KEY),
}
