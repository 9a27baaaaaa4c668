import { expect, test } from 'vitest';
import { personOf } from './person-of-claims.ts';

const of = (claims: Record<string, unknown>) => personOf({ sub: 's', ...claims }, null);

test.each([
  [{ email_verified: true }, true],
  [{ email_verified: 'true' }, true],
  [{ email_verified: false }, false],
  [{}, false],
  // Entra ID says it by claims of its own.
  [{ xms_edov: true }, true],
  [{ xms_edov: '1' }, true],
  [{ verified_primary_email: ['A@b.example'] }, true],
  [{ verified_primary_email: ['other@b.example'] }, false],
  [{ email_verified: false, xms_edov: true }, false],
  // Google vouches for the address of an account that an organisation manages.
  [{ iss: 'https://accounts.google.com', email_verified: true, hd: 'b.example' }, true],
  [{ iss: 'https://accounts.google.com', email_verified: true }, false],
])('whether an address is vouched for: %j → %s', (claims, verified) => {
  const person = of({ email: 'A@b.example', ...claims });
  expect([person.email, person.emailVerified]).toEqual(['a@b.example', verified]);
});

test.each([
  [{ name: ' 王伟 ' }, '王伟'],
  [{ given_name: 'Wei', family_name: 'Wang' }, 'Wei Wang'],
  [{ preferred_username: 'wwei' }, 'wwei'],
  [{ email: 'w@b.example' }, 'w@b.example'],
])('the name in %j is %s', (claims, name) => {
  expect(of(claims).name).toBe(name);
});

test('without an address nothing is vouched for', () => {
  expect(of({ email_verified: true })).toMatchObject({ email: null, emailVerified: false });
});
