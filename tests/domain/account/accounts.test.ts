import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isEmail,
  isPhone,
  isSignUpPhone,
  normaliseEmail,
  normaliseIdentifier,
  normalisePhone,
  splitFullName,
} from '@domain/account/contact'
import { meetsPolicy, passwordPolicies, type PasswordPolicy } from '@domain/account/passwords'

const unmet = (policy: PasswordPolicy, password: string) =>
  passwordPolicies[policy].filter(({ test }) => !test(password)).map(({ key }) => key)

describe('an email address', () => {
  it.each(['ada@staylet.test', 'a.b+c@mail.example.com', "o'neil@a.ng", 'ọjà@ilé.ng'])(
    'accepts %s (VAL-01)',
    (text) => expect(isEmail(text)).toBe(true),
  )

  it.each([
    'a.b.com',
    'a..b@c.com',
    'a@b',
    'a@.com',
    '@b.com',
    'a@',
    'a b@c.com',
    'a@b@c.com',
    'a@b.com\u0000',
    '<a@b.com>',
    'a@b.com;c@d.com',
    'a@b.com\u200B',
    'a@b.com?cc=c',
    '',
  ])('rejects %j (VAL-01)', (text) => expect(isEmail(text)).toBe(false))

  it.each([
    'mailto:ada@staylet.test',
    'ada@staylet.test;',
    'ada@staylet.test\u200B',
    '\u202Aada@staylet.test\u202C',
    '\u2066ada@\u00ADstaylet\uFE0F.test\u2069',
    'ada@\uFF33\uFF34\uFF21\uFF39\uFF2C\uFF25\uFF34\uFF0Etest',
    'ada\uFF20staylet.test',
    'ada@staylet\u3002test',
    'mailto:ada@staylet.test?subject=Hello',
  ])('is the same address in the spelling %j', (typed) => {
    expect(normaliseEmail(typed).toLowerCase()).toBe('ada@staylet.test')
  })

  it.each([
    ['o\u0323la\u0301@staylet.test', 'ọlá@staylet.test'],
    ['\uFB01la@staylet.test', 'fila@staylet.test'],
    ['a\u0301\u034F\u0323da@staylet.test', 'ạ́da@staylet.test'],
  ])('composes %j to %j', (typed, address) => {
    expect(normaliseEmail(typed)).toBe(address.normalize('NFC'))
  })

  it('is the same address after a second normalisation', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(...Array.from('aﬁIİſo\u0323\u0301\u034F\u202A\uFF0E.@,; :')),
        }),
        (text) => {
          const once = normaliseEmail(text)
          expect(normaliseEmail(once)).toBe(once)
        },
      ),
    )
  })

  it('is never longer than mail allows', () => {
    expect(isEmail(`${'a'.repeat(250)}@b.ng`)).toBe(false)
  })

  it('is checked without delay, however odd the text', () => {
    expect(isEmail(`a@${'b.'.repeat(100_000)}`)).toBe(false)
    fc.assert(fc.property(fc.emailAddress(), (text) => isEmail(text) || text.length > 254))
  })
})

describe('a phone number', () => {
  it('has exactly eleven digits at sign-up (SIGNUP-11, CONST-07)', () => {
    expect(isSignUpPhone('08031234567')).toBe(true)
    for (const text of ['0803123456', '080312345678', '0803123456a', '٠٨٠٣١٢٣٤٥٦٧', '']) {
      expect(isSignUpPhone(text)).toBe(false)
    }
  })

  it.each([
    ['+234 803 123 4567', '08031234567'],
    ['+234 (0) 803 123 4567', '08031234567'],
    [' 0803 123 4567 ', '08031234567'],
    ['(0803) 123 4567', '08031234567'],
    ['0803\u2011123\u20134567', '08031234567'],
    ['2348031234567', '08031234567'],
    ['00234 803 123 4567', '08031234567'],
    ['\u200E+234-803-123-4567', '08031234567'],
    ['\u202A+234 803 123 4567\u202C', '08031234567'],
    ['\u2068+234\u00A0803\u00A0123\u00A04567\u2069', '08031234567'],
    ['0803\u034F123\u061C4567\u3164', '08031234567'],
    ['tel:+2348031234567', '08031234567'],
    ['0803 123 4567,', '08031234567'],
    ['\uFF10\uFF18\uFF10\uFF13\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17', '08031234567'],
    ['+44 20 7946 0000', '+442079460000'],
    ['0044 20 7946 0000', '+442079460000'],
  ])('turns %j into %s for a login (LOGIN-10)', (typed, sent) => {
    expect(normalisePhone(typed)).toBe(sent)
    expect(normaliseIdentifier(typed, 'phone')).toBe(sent)
  })

  it.each([
    '0803-123-4567',
    '+234 803 123 4567',
    '01 271 2345',
    '0201 271 2345',
    '+44 20 7946 0000',
  ])('is recognised as %j', (text) => expect(isPhone(text)).toBe(true))

  it.each([
    'not a phone',
    '0803',
    '',
    '   ',
    '080312345678901',
    // A digit of a mobile number is missing, or there is one too many.
    '0803 123 456',
    '+234 803 123 45678',
    '0803x1234567',
    '+0803',
    '12345678',
  ])('is not recognised as %j', (text) => expect(isPhone(text)).toBe(false))

  it('is the same number after a second normalisation', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:\+|00)?(?:234)?[ -]?0?8\d{9}$/), (text) => {
        const once = normalisePhone(text)
        expect(normalisePhone(once)).toBe(once)
      }),
    )
  })

  it('leaves an email address unchanged except for spaces around it', () => {
    expect(normaliseIdentifier(' ada@staylet.test ', 'email')).toBe('ada@staylet.test')
  })
})

describe('a full name', () => {
  it.each([
    ['Ada Grace Obi', 'Ada', 'Grace Obi'],
    ['Ada', 'Ada', ''],
    ['  Ada   Obi ', 'Ada', 'Obi'],
    ['Ada\u00A0Obi\r\nBcc: victim@x.com', 'Ada', 'Obi Bcc: victim@x.com'],
    ['\u2068A\u200Bda\u2069 Obi', 'Ada', 'Obi'],
    ['', '', ''],
  ])('splits %j into %j and %j (BN-16)', (fullName, firstName, lastName) => {
    expect(splitFullName(fullName)).toEqual({ firstName, lastName })
  })

  it('may be missing', () => {
    expect(splitFullName(undefined)).toEqual({ firstName: '', lastName: '' })
  })
})

describe('a password', () => {
  it('needs eight characters, upper case, a digit and any symbol at a reset (RESET-10)', () => {
    expect(meetsPolicy('reset', 'ABCDEF1?')).toBe(true)
    expect(unmet('reset', 'abc')).toEqual(['length', 'upper', 'digit', 'symbol'])
    expect(passwordPolicies.reset.map(({ key }) => key)).toEqual([
      'length',
      'upper',
      'digit',
      'symbol',
    ])
  })

  it('also needs lower case and a symbol from the list at registration (ONB-04)', () => {
    expect(meetsPolicy('registration', 'Staylet#2026')).toBe(true)
    expect(unmet('registration', 'Staylet?2026')).toEqual(['symbol'])
    expect(unmet('registration', 'STAYLET#2026')).toEqual(['lower'])
    for (const symbol of '!@#$%^&*') {
      expect(meetsPolicy('registration', `Staylet2026${symbol}`)).toBe(true)
    }
  })

  it('needs no digit and has its own symbol list at a change (PROF-05)', () => {
    expect(meetsPolicy('change', 'Stayletty?')).toBe(true)
    expect(unmet('change', 'Stayletty#')).toEqual(['symbol'])
    for (const symbol of '@$!%*?&') expect(meetsPolicy('change', `Stayletty${symbol}`)).toBe(true)
  })

  it('counts an accented letter as one, in whatever form a keyboard sends it', () => {
    for (const form of ['NFC', 'NFD'] as const) {
      expect(unmet('reset', 'Ólá2026x'.normalize(form))).toEqual(['symbol'])
      expect(unmet('reset', 'Ọ́lá12!'.normalize(form))).toEqual(['length'])
    }
  })

  it('counts an emoji as one character (CONST-07)', () => {
    expect(unmet('reset', 'A1🔑🔑🔑🔑🔑')).toEqual(['length'])
    expect(unmet('reset', 'A1🔑🔑🔑🔑🔑🔑')).toEqual([])
  })
})
