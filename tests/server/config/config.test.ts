import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '@server/config/config'

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('names that guests search for', () => {
  it('extend the table of the product (R-146)', () => {
    const { searchNames } = readConfig({
      SEARCH_NAMES: 'Lekki: Marwa,Ìkota ; wuse ii|abuja: banex',
    })
    expect(searchNames).toMatchObject({
      marwa: ['lekki'],
      ikota: ['lekki'],
      banex: ['wuse ii', 'abuja'],
      vi: ['victoria island'],
    })
  })

  it.each(['marwa', 'lekki:', ': marwa', 'lekki: marwa;'])('are refused as %j', (names) => {
    expect(problemsOf({ SEARCH_NAMES: names })).toContain('SEARCH_NAMES')
  })
})

describe('payments', () => {
  const live = { NODE_ENV: 'production', PAYSTACK_SECRET_KEY: 'sk_live_hush' }

  it('ask Paystack itself in production, and a stand-in elsewhere (R-163)', () => {
    expect(readConfig(live).payments).toEqual({
      provider: { secretKey: 'sk_live_hush', url: 'https://api.paystack.co' },
      confirms: true,
    })
    const { provider } = readConfig({
      PAYSTACK_SECRET_KEY: 'sk_test_hush',
      PAYSTACK_URL: 'http://127.0.0.1:5310/',
    }).payments
    expect(provider).toEqual({ secretKey: 'sk_test_hush', url: 'http://127.0.0.1:5310' })
    const url = 'https://paystack.example'
    expect(problemsOf({ ...live, PAYSTACK_URL: url })).toContain('PAYSTACK_URL: production asks')
  })

  it('have a demo on this machine alone', () => {
    expect(readConfig({ PAYMENTS: 'demo' }).payments.provider).toBe('demo')
    for (const outside of [{ NODE_ENV: 'production' }, { NODE_ENV: 'test', HOST: '0.0.0.0' }]) {
      expect(problemsOf({ PAYMENTS: 'demo', ...outside })).toContain('PAYMENTS: demo is for')
    }
    const both = problemsOf({ PAYMENTS: 'demo', PAYSTACK_SECRET_KEY: 'sk_test_hush' })
    expect(both).toContain('PAYMENTS and PAYSTACK_SECRET_KEY: set one of them.')
  })

  it('refuse a public key without showing it', () => {
    const message = problemsOf({ PAYSTACK_SECRET_KEY: 'pk_live_hush' })
    expect(message).toContain('PAYSTACK_SECRET_KEY: the value is not allowed.')
    expect(message).not.toContain('hush')
  })
})

describe('the configuration', () => {
  it('takes an account for transfers as a whole or not at all (R-120)', () => {
    const account = { TRANSFER_BANK: 'Lagoon Bank', TRANSFER_NAME: 'Staylet Homes' }
    expect(readConfig({ ...account, TRANSFER_NUMBER: '0123456789' }).transfer).toEqual({
      bank: 'Lagoon Bank',
      name: 'Staylet Homes',
      number: '0123456789',
    })
    expect(() => readConfig(account)).toThrow('TRANSFER_NUMBER')
    expect(() => readConfig({ ...account, TRANSFER_NUMBER: '123' })).toThrow('ten digits')
  })

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: ' ', HOST: '' })).toEqual(readConfig({}))
  })

  it('loads no demo data into a database server unless enabled', () => {
    const url = 'postgres://a:b@127.0.0.1/staylet'
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({
      demoData: 'off',
      database: { kind: 'server', url },
    })
    expect(readConfig({ DATABASE_URL: url, DEMO_DATA: 'on' }).demoData).toBe('on')
  })

  it('loads no demo data in production unless enabled', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demoData).toBe('off')
    expect(readConfig({ PUBLIC_URL: 'https://staylet.example' }).demoData).toBe('off')
    expect(readConfig({ NODE_ENV: 'production', DEMO_DATA: 'on' }).demoData).toBe('on')
  })

  it('parses lists, proxies and addresses', () => {
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
      servesHttps: true,
      apiOrigin: 'https://api.example',
      geoOrigins: ['https://geo.example'],
    })
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readConfig({ VITE_API_URL: '/api' }).apiOrigin).toBeUndefined()
  })

  it('names every invalid variable at once, with the allowed values', () => {
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
    expect(message).toContain(
      "'staging' is not allowed. Set it to development, test or production.",
    )
    expect(message).not.toContain('secret')
  })

  it.each([
    ['PUBLIC_URL', 'https://ada:secret@staylet.example'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '127.0.0.1, 1:2:3'],
    ['TRUST_PROXY', '300.1.1.1'],
    ['PHOTO_ORIGINS', 'https://*.example'],
    ['DATABASE_URL', 'postgres://ada@one,two/staylet'],
    ['DATABASE_URL', 'postgres://ada@one:5432,two:5432/staylet'],
    ['DATABASE_READ_URL', 'postgres://ada@one,two/staylet'],
  ])('refuses a value of %s that looks right: %s', (name, value) => {
    const message = problemsOf({ [name]: value })
    expect(message).toContain(`${name}: `)
    expect(message).not.toContain('secret')
  })

  it('shows a refused value, unless it may contain a password', () => {
    expect(problemsOf({ MAIL_FROM: 'Ada <ada@>' })).toContain("MAIL_FROM: 'Ada <ada@>' is not")
    expect(problemsOf({ SMTP_URL: 'mail://ada:secret@a.example' })).not.toContain('secret')
  })

  it('reads the mail, SMS and Google settings', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://staylet.example',
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      SMS_GATEWAY_URL: 'https://sms.example/v1',
      SMS_GATEWAY_TOKEN: 'token',
      GOOGLE_CLIENT_ID: 'id.apps.example',
      GOOGLE_CLIENT_SECRET: 'secret',
    })
    expect(config.mail).toEqual({
      operators: [],
      requiresTls: true,
      smtpUrl: 'smtps://user:pass@mail.example:465',
      from: 'Staylet <no-reply@staylet.example>',
    })
    expect(config.sms).toEqual({ url: 'https://sms.example/v1', token: 'token', sender: 'Staylet' })
    expect(config.signIn).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id.apps.example',
      clientSecret: 'secret',
    })
    expect(readConfig({ OIDC_ISSUER: 'http://127.0.0.1:4000' }).signIn).toBeUndefined()
    expect(readConfig({ MAIL_FROM: 'stays@staylet.example' }).mail.from).toBe(
      'stays@staylet.example',
    )
  })

  it('reports faults in mail, SMS and Google settings without showing secrets', () => {
    const wrong = {
      SMTP_URL: 'https://user:hidden@mail.example',
      MAIL_FROM: 'nobody',
      SMS_GATEWAY_URL: 'sms.example',
      SMS_GATEWAY_TOKEN: 'hidden token',
      SMS_SENDER: 'much too long a name',
      OIDC_ISSUER: 'http://issuer.example',
      GOOGLE_CLIENT_ID: 'two words',
      GOOGLE_CLIENT_SECRET: 'hidden secret',
    }
    const message = problemsOf(wrong)
    for (const name of Object.keys(wrong)) expect(message).toContain(`${name}: `)
    expect(message).not.toContain('hidden')
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toContain(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither.',
    )
    expect(problemsOf({ SMS_SENDER: 'Staylet' })).toContain('SMS_GATEWAY_URL is required')
  })

  it("stores photos in a bucket when one is configured and uses the machine's credentials without keys", () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hush/hush+1=' }
    const elsewhere = { S3_BUCKET: 'photos', S3_ENDPOINT: 'https://s3.example/', ...keys }
    expect(readConfig(elsewhere).photoStorage).toEqual({
      kind: 's3',
      bucket: 'photos',
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'hush/hush+1=' },
    })
    expect(readConfig({ S3_BUCKET: 'photos', S3_REGION: 'eu-west-1' }).photoStorage).toEqual({
      kind: 's3',
      bucket: 'photos',
      endpoint: undefined,
      region: 'eu-west-1',
      credentials: undefined,
    })
  })

  it('refuses incomplete bucket settings without showing a key', () => {
    const half = problemsOf({ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'key' })
    expect(half).toContain('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both or neither.')
    const lost = problemsOf({ S3_ENDPOINT: 'https://s3.example' })
    expect(lost).toContain('S3_BUCKET is required when another S3 variable is set.')
    const short = problemsOf({
      S3_BUCKET: 'b',
      S3_ENDPOINT: 'https://s3.example',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'my secret',
    })
    expect(short).toContain("S3_BUCKET: 'b' is not allowed.")
    expect(short).not.toMatch(/is required|set both or neither/)
    const wrong = problemsOf({ S3_BUCKET: 'No Bucket', S3_SECRET_ACCESS_KEY: 'my secret' })
    expect(wrong).toContain("S3_BUCKET: 'No Bucket' is not allowed.")
    expect(wrong).not.toContain('my secret')
  })
})

it('refuses a setting of an earlier version, and says what to do instead', () => {
  const message = problemsOf({ TLS_CERT: '/etc/staylet/fullchain.pem' })
  expect(message).toContain('TLS_CERT is not a setting any more')
  expect(message).toContain('deploy/nginx.conf')
})
