import fc from 'fast-check'

const DEEP = 2_000

/** Returns arrays nested this many levels deep, as JSON. */
export const deepArrays = (depth = DEEP) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** A value that no client of ours sends in a field. */
export const oddFields: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, [[]], '', ' ', 'x', '\u0000', 'a\u0000b'),
  fc.constantFrom<unknown>(-1, 0, 0.5, 1e308, 2 ** 53, -0, '1e400', 'NaN'),
  fc.constantFrom<unknown>('\ud800', '-'.repeat(70_000), '9999-99-99T00:00:00Z', '0000-00-00'),
  fc.constantFrom<unknown>("'; drop table bookings; --", '../../etc/passwd', '__proto__', '%'),
  fc.constantFrom<unknown>({ __proto__: { a: 1 } }, { constructor: 1 }, { toString: null }),
  fc.uuid(),
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.double(),
)

/** Text in place of one segment of an address. */
export const oddSegments = fc.oneof(
  fc.constantFrom('%00', '%', '%zz', '..', '.', '%2e%2e%2f', 'null', '1', 'undefined', '%F0%9F'),
  fc.constantFrom('a'.repeat(3_000), '__proto__', 'constructor', '*', ':id', '480.webp', '%2F'),
  fc.uuid(),
  fc.string({ minLength: 1, maxLength: 20 }).map((text) => encodeURIComponent(text)),
)

/** Bodies that are not JSON, not an object, or too large. */
export const oddBodies = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{"a":}',
    'null',
    '[]',
    '"text"',
    '12',
    '\u0000',
    '{"a":1}{}',
    '\ufeff{}',
  ),
  fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}', 'a=1&b[]=2'),
  fc.constantFrom(`{"identifier":"${'a'.repeat(70_000)}"}`, deepArrays(), deepArrays(20_000)),
  fc.constantFrom(`{"a":${deepArrays()}}`, `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  fc.string({ maxLength: 60 }),
)

export const contentTypes = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=nonsense',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'nonsense',
  '',
)

const part = (name: string, more: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`

const partContent = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.constantFrom('[]', '["a"]', '4', '1e9', deepArrays()),
)

/** Multipart forms with the boundary `x`, whole and broken. */
export const oddForms = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('guestNo', 'amenities', 'houseRules', 'id', '__proto__', ''),
      partContent,
    )
    .map(([name, content]) => `${part(name, '', content)}--x--`),
  fc
    .tuple(fc.constantFrom('a.jpg', '', '../../a.png', 'a\u0000b'), partContent)
    .map(([name, content]) => `${part('files', `; filename="${name}"`, content)}--x--`),
  fc.tuple(partContent, fc.boolean()).map(([content, ends]) => content + (ends ? '--x--' : '')),
)

/** Headers that a server reads, with values of a broken proxy or an attacker. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { 'idempotency-key': 'bad key' },
    { 'idempotency-key': 'a'.repeat(201) },
    { 'idempotency-key': 'one' },
    { authorization: 'Bearer' },
    { authorization: `Bearer ${'a'.repeat(43)}` },
    { authorization: 'Basic YTpi' },
    { cookie: 'a=%; device=x.y.z; staylet-device=%00' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
    { 'x-forwarded-for': '999.1.1.1, ::1' },
    { 'accept-encoding': 'br;q=0, *;q=0' },
    { accept: 'x/y;;' },
    { range: 'bytes=9-1' },
    { 'if-none-match': '"' },
    { 'if-modified-since': 'never' },
  ),
)
