import { describe, expect, test } from 'vitest';
import { readFilter, type ScimFilter } from './scim-filter.ts';

const user = (value: string): ScimFilter => ({ attribute: 'userName', value });
const mail = (value: string): ScimFilter => ({ attribute: 'emails.value', value });

test.each<[string, ScimFilter]>([
  ['userName eq "li@acme.example"', user('li@acme.example')],
  ['USERNAME EQ "li"', user('li')],
  ['  userName   eq   "li"  ', user('li')],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "li"', user('li')],
  ['externalId eq "00u1"', { attribute: 'externalId', value: '00u1' }],
  ['id eq "12"', { attribute: 'id', value: '12' }],
  ['emails.value eq "li@acme.example"', mail('li@acme.example')],
  ['emails eq "li@acme.example"', mail('li@acme.example')],
  ['emails[type eq "work"].value eq "li@acme.example"', mail('li@acme.example')],
  [String.raw`userName eq "a \"b\" \\ 李"`, user(String.raw`a "b" \ 李`)],
  ['userName eq "a) or (b"', user('a) or (b')],
  ['userName eq "a" and userName eq "b"', { all: [user('a'), user('b')] }],
  [
    'userName eq "a" or userName eq "b" and emails.value eq "c"',
    { any: [user('a'), { all: [user('b'), mail('c')] }] },
  ],
  [
    '(userName eq "a" OR userName eq "b") AND emails.value eq "c"',
    { all: [{ any: [user('a'), user('b')] }, mail('c')] },
  ],
])('%s', (text, filter) => {
  expect(readFilter(text)).toEqual(filter);
});

describe('what it cannot answer is refused', () => {
  test.each([
    ['', 'nothing'],
    ['userName', 'eq'],
    ['userName eq', 'double quotes'],
    ['userName eq li', 'double quotes'],
    ['userName eq true', 'double quotes'],
    ['userName eq "li', 'unexpected'],
    ['userName co "li"', 'eq'],
    ['userName pr', 'eq'],
    ['displayName eq "Li"', 'displayName'],
    ['password eq "x"', 'id, userName, externalId, emails.value'],
    ['emails[type eq "home"].value eq "x"', 'emails[type eq "home"].value'],
    ['not (userName eq "li")', 'negate'],
    ['(userName eq "li"', 'never closed'],
    ['userName eq "li")', 'should end'],
    ['userName eq "a" userName eq "b"', 'should end'],
    ['userName eq "a" and', 'nothing'],
    ['userName eq "\\x"', 'double quotes'],
    ['__proto__ eq "a"', '__proto__'],
    ['constructor eq "a"', 'constructor'],
    [`${'('.repeat(500)}userName eq "a"${')'.repeat(500)}`, 'too many brackets'],
    [Array.from({ length: 60 }, () => 'id eq "1"').join(' or '), 'more than 50'],
    [`userName eq "${'x'.repeat(3000)}"`, 'longer than'],
  ])('%s', (text, why) => {
    expect(() => readFilter(text)).toThrow(
      expect.objectContaining({ status: 400, scimType: 'invalidFilter' }),
    );
    expect(() => readFilter(text)).toThrow(why);
  });
});
