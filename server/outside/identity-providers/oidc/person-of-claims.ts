import type { ProvenPerson } from '../identity-provider.ts';

export type Claims = Readonly<Record<string, unknown>> & { sub: string };

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1';

export const google = 'https://accounts.google.com';

/**
 * Whether the provider vouches for the address. Entra ID never sends `email_verified`; its optional claims
 * `xms_edov` and `verified_primary_email` say the same. Google verifies any address once, also of somebody’s private
 * account, who has it still when they leave; of accounts that an organisation manages it names the domain (`hd`).
 */
function isVerified(claims: Claims, email: string): boolean {
  if (claims['iss'] === google && !textOf(claims['hd'])) return false;
  if (claims['email_verified'] !== undefined) return isTrue(claims['email_verified']);
  const primary = [claims['verified_primary_email']].flat().map(value => textOf(value).toLowerCase());
  return isTrue(claims['xms_edov']) || primary.includes(email);
}

/** Who an ID token proves; names and addresses come from the UserInfo endpoint too. */
export function personOf(claims: Claims, refreshToken: string | null): ProvenPerson {
  const email = textOf(claims['email']).toLowerCase();
  const joined = [textOf(claims['given_name']), textOf(claims['family_name'])].filter(Boolean).join(' ');
  const name = textOf(claims['name']) || joined || textOf(claims['preferred_username']) || email;
  return {
    subject: claims.sub,
    name,
    email: email || null,
    emailVerified: email !== '' && isVerified(claims, email),
    providerSession: textOf(claims['sid']) || null,
    refreshToken,
  };
}
