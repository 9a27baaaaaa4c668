import { describe, expect, test } from 'vitest';
import { readPatch } from './scim-patch.ts';
import type { PersonChange } from './user-resource.ts';

const read = (...Operations: object[]) => readPatch({ Operations });

test.each<[string, object, PersonChange]>([
  ['Entra ID disables', { op: 'Replace', path: 'active', value: 'False' }, { active: false }],
  ['Entra ID enables', { op: 'Add', path: 'active', value: 'True' }, { active: true }],
  ['Okta disables', { op: 'replace', value: { active: false } }, { active: false }],
  [
    'by the whole name',
    { op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:active', value: false },
    { active: false },
  ],
  ['in other cases', { op: 'REPLACE', path: 'DISPLAYNAME', value: 'Li' }, { displayName: 'Li' }],
  [
    'a name of parts',
    { op: 'replace', path: 'name', value: { givenName: 'Li', FamilyName: 'Wang', formatted: 'x' } },
    { givenName: 'Li', familyName: 'Wang' },
  ],
  [
    'parts of a name by paths in an object',
    { op: 'add', value: { 'name.givenName': 'Li', displayName: 'Li' } },
    { givenName: 'Li', displayName: 'Li' },
  ],
  [
    'the work address',
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'Li@Acme.example' },
    { email: 'li@acme.example' },
  ],
  [
    'the primary address',
    { op: 'Replace', path: 'emails[primary eq true].value', value: 'li@acme.example' },
    { email: 'li@acme.example' },
  ],
  [
    'one entry of addresses',
    { op: 'Replace', path: 'emails[type eq "work"]', value: { value: 'li@acme.example' } },
    { email: 'li@acme.example' },
  ],
  [
    'all addresses',
    {
      op: 'replace',
      path: 'emails',
      value: [{ value: 'a@acme.example' }, { value: 'b@acme.example', primary: true }],
    },
    { email: 'b@acme.example' },
  ],
  ['another address', { op: 'Add', path: 'emails[type eq "home"].value', value: 'x' }, {}],
  ['what we do not keep', { op: 'Add', path: 'addresses[type eq "work"].locality', value: 'Paris' }, {}],
  [
    'what we do not keep of enterprises',
    { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager', value: '1' },
    {},
  ],
  [
    'a whole schema that we do not keep',
    {
      op: 'add',
      value: {
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'x' },
        active: true,
      },
    },
    { active: true },
  ],
  ['an external id that goes', { op: 'Remove', path: 'externalId' }, { externalId: null }],
  ['a name that goes', { op: 'remove', path: 'name' }, { givenName: '', familyName: '' }],
  ['a title that goes', { op: 'remove', path: 'title' }, {}],
  ['an empty external id', { op: 'replace', path: 'externalId', value: '' }, { externalId: null }],
])('%s', (_what, operation, change) => {
  expect(read(operation)).toEqual(change);
});

test('the last operation decides', () => {
  expect(
    read({ op: 'replace', value: { active: false } }, { op: 'replace', path: 'active', value: true }),
  ).toEqual({
    active: true,
  });
});

describe('what makes no sense is refused', () => {
  const operation = { op: 'replace', path: 'active', value: true };
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'invalidSyntax'],
    ['a text', 'x', 'invalidSyntax'],
    ['no operations', { Operations: [] }, 'invalidSyntax'],
    ['operations that are no list', { Operations: operation }, 'invalidSyntax'],
    ['too many', { Operations: Array.from({ length: 101 }, () => operation) }, 'invalidSyntax'],
    ['another operation', { Operations: [{ ...operation, op: 'move' }] }, 'invalidSyntax'],
    ['no operation', { Operations: [{ path: 'active', value: true }] }, 'invalidSyntax'],
    ['a path that is none', { Operations: [{ ...operation, path: 'a b' }] }, 'invalidPath'],
    ['a path with an open bracket', { Operations: [{ ...operation, path: 'emails[type' }] }, 'invalidPath'],
    ['a long path', { Operations: [{ ...operation, path: `${'urn:a'.repeat(20_000)}!` }] }, 'invalidPath'],
    ['no value', { Operations: [{ op: 'replace', path: 'active' }] }, 'invalidValue'],
    ['neither path nor object', { Operations: [{ op: 'replace', value: 'x' }] }, 'invalidValue'],
    ['an empty user name', { Operations: [{ op: 'replace', path: 'userName', value: ' ' }] }, 'invalidValue'],
    ['no address', { Operations: [{ op: 'replace', path: 'emails', value: [] }] }, 'invalidValue'],
    ['removing nothing', { Operations: [{ op: 'remove' }] }, 'noTarget'],
    ['removing what is needed', { Operations: [{ op: 'remove', path: 'userName' }] }, 'invalidValue'],
    ['removing active', { Operations: [{ op: 'remove', path: 'active' }] }, 'invalidValue'],
    [
      'removing the address',
      { Operations: [{ op: 'remove', path: 'emails[type eq "work"].value' }] },
      'invalidValue',
    ],
  ])('%s', (_what, body, scimType) => {
    expect(() => readPatch(body)).toThrow(expect.objectContaining({ status: 400, scimType }));
  });
});
