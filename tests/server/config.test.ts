import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '@server/config'

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('the configuration', () => {
  it('has a safe default for every variable', () => {
    expect(readConfig({})).toEqual({
      mode: 'development',
      host: '127.0.0.1',
      port: 3000,
      dataDir: '.data',
      database: { kind: 'folder', dataDir: '.data' },
      demoData: 'when-new',
      publicUrl: 'http://127.0.0.1:3000',
      trustProxy: false,
      photoStorage: { kind: 'folder' },
      corsOrigins: [],
      apiOrigin: undefined,
      photoOrigins: [],
      geoOrigins: [],
    })
  })

  it('takes an empty value as unset', () => {
    expect(readConfig({ PORT: ' ', HOST: '' })).toEqual(readConfig({}))
  })

  it('loads no demo data into a database server unless asked', () => {
    const url = 'postgres://a:b@db/staylet'
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({
      demoData: 'off',
      database: { kind: 'server', url },
    })
    expect(readConfig({ DATABASE_URL: url, DEMO_DATA: 'on' }).demoData).toBe('on')
  })

  it('reads lists, proxies and addresses', () => {
    const config = readConfig({
      CORS_ORIGINS: 'https://a.example, http://localhost:5173',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      PUBLIC_URL: 'https://staylet.example/',
      VITE_API_URL: 'https://api.example/v1',
      VITE_STATES_URL: 'https://geo.example/states',
      VITE_GEOCODE_URL: 'https://geo.example/at?q={latitude}+{longitude}&key={key}',
    })
    expect(config).toMatchObject({
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      trustProxy: '10.0.0.0/8, 127.0.0.1',
      publicUrl: 'https://staylet.example',
      apiOrigin: 'https://api.example',
      geoOrigins: ['https://geo.example'],
    })
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readConfig({ VITE_API_URL: '/api' }).apiOrigin).toBeUndefined()
  })

  it('names every bad variable at once, with what is allowed', () => {
    const wrong = {
      PORT: '70000',
      HOST: 'two words',
      NODE_ENV: 'staging',
      DEMO_DATA: 'maybe',
      DATABASE_URL: 'mysql://root:secret@db/x',
      PUBLIC_URL: 'staylet.example',
      TRUST_PROXY: 'everyone',
      CORS_ORIGINS: 'https://a.example/path',
      VITE_API_URL: 'api.example',
      VITE_CITIES_URL: 'cities.example',
    }
    const message = problemsOf(wrong)
    for (const name of Object.keys(wrong)) expect(message).toContain(`${name}: `)
    expect(message).toContain("'staging' is not allowed. Give development, test or production.")
    expect(message).not.toContain('secret')
  })
})
