import { createHash, createHmac } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { signingKey } from '../../core/db/signing-key.ts';
import { AppError } from '../../core/errors.ts';
import type { AccountIds } from '../accounts/service.ts';
import { insertPasskey, listPasskeys, notePasskeyUse } from './passkeys.queries.ts';
import type { PasskeySite } from './passkey-site.ts';

/* Functions with `ids` work in the caller's transaction as the team. */

/** A passkey is the second step beside a password, so a PIN or a fingerprint is welcome and not required. */
const userVerification = 'preferred';
const rpName = 'Starbridge';
const windowMs = 5 * 60_000;
/** EdDSA, ES256, RS256, which every authenticator knows one of. What the library would add, Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

const known = (row: { credential_id: string; transports: string[] }) => ({
  id: row.credential_id,
  transports: row.transports,
});

/**
 * The challenges that a session may answer now, the newest first: of this time span and of the one before. Nobody can
 * compute them, and nothing has to be stored.
 */
async function challengesOf(
  db: Db,
  ctx: Context,
  { teamId, accountId, sessionId }: AccountIds & { sessionId: number },
): Promise<[Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]> {
  const key = await signingKey(db, 'passkeys', () => ctx.randomBytes(32));
  const span = Math.floor(ctx.now().getTime() / windowMs);
  const of = (time: number) =>
    Uint8Array.from(createHmac('sha256', key).update(`${teamId}/${accountId}/${sessionId}/${time}`).digest());
  return [of(span), of(span - 1)];
}

const textOf = (challenge: Uint8Array) => Buffer.from(challenge).toString('base64url');

/** What the browser needs to make a passkey. */
export async function creationOptions(
  db: Db,
  ctx: Context,
  site: PasskeySite,
  account: AccountIds & { sessionId: number; username: string },
): Promise<object> {
  const [challenge] = await challengesOf(db, ctx, account);
  return generateRegistrationOptions({
    rpName,
    rpID: site.id,
    userName: account.username,
    userID: Uint8Array.from(Buffer.from(`${account.teamId}/${account.accountId}`)),
    challenge,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: (await listPasskeys(db, account)).map(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  });
}

/** @throws AppError wrong_second_factor, second_factor_state for one that the account has already */
export async function addPasskey(
  db: Db,
  ctx: Context,
  site: PasskeySite,
  ids: AccountIds & { sessionId: number },
  { name, response }: { name: string; response: unknown },
): Promise<void> {
  const expected = (await challengesOf(db, ctx, ids)).map(textOf);
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge => expected.includes(challenge),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    supportedAlgorithmIDs,
    // The library throws at whatever is malformed.
  }).catch(() => null);
  if (!verified?.verified || !verified.registrationInfo) throw new AppError('wrong_second_factor');
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const row = { name, credential_id: id, public_key: Buffer.from(publicKey), counter, transports };
  if (!(await insertPasskey(db, ids, row, ctx.now()))) throw new AppError('second_factor_state');
}

/** The challenge of a second step follows from the token of its sign-in. */
const signInChallenge = (token: string) => Uint8Array.from(createHash('sha256').update(token).digest());

/** What the browser needs to show a passkey in the second step. */
export async function requestOptions(
  db: Db,
  site: PasskeySite,
  ids: AccountIds,
  token: string,
): Promise<object> {
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: signInChallenge(token),
    allowCredentials: (await listPasskeys(db, ids)).map(known),
    userVerification,
  });
}

/** Takes a passkey as the second step. @returns null for a wrong one */
export async function takePasskey(
  db: Db,
  ctx: Context,
  site: PasskeySite,
  ids: AccountIds,
  { token, response }: { token: string; response: { id: string } },
): Promise<'passkey' | null> {
  const row = (await listPasskeys(db, ids)).find(passkey => passkey.credential_id === response.id);
  if (!row) return null;
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: textOf(signInChallenge(token)),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: { ...known(row), publicKey: Uint8Array.from(row.public_key), counter: row.counter },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter: counter } = verified.authenticationInfo;
  await notePasskeyUse(db, ids, row.id, { counter, last_used_at: ctx.now() });
  return 'passkey';
}
