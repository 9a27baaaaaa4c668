import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { ProvenPerson } from '../../outside/identity-providers/identity-provider.ts';
import type { IdentityServices } from '../../outside/identity-providers/identity-services.ts';
import { readAccount } from '../../identity/accounts/service.ts';
import {
  findIdentity,
  findIdentityOf,
  insertIdentity,
  isVerifiedHost,
  updateIdentity,
} from './identities.queries.ts';
import { accountOfWorkAddress, provisionMember } from './provisioned-member.ts';
import { lockProvider, type ProviderRow } from './queries.ts';
import { refused } from './refusals.ts';

/* Which account of the team a person is, once its provider has confirmed their identity. In the caller's transaction as
   the team. */

interface Key {
  teamId: number;
  providerId: number;
  subject: string;
}

export const identityPlace = ({ teamId, providerId, subject }: Key): string =>
  `provider identity ${teamId}/${providerId}/${subject}`;

/**
 * The address by which a person is known in the team: one that the provider vouches for, in a domain that the team has
 * proved. An office suite knows everybody of the organisation, also who has no such address: then it is null.
 * @throws AppError sso_refused
 */
export async function provedAddress(
  db: Db,
  ctx: Context,
  { kind, team_id }: ProviderRow,
  { email, emailVerified }: ProvenPerson,
): Promise<string | null> {
  const isOfSuite = kind !== 'oidc';
  if (email === null) {
    if (isOfSuite) return null;
    throw refused(ctx, 'noAddress');
  }
  if (emailVerified && (await isVerifiedHost(db, team_id, email.split('@')[1] ?? ''))) return email;
  if (isOfSuite) return null;
  throw refused(ctx, emailVerified ? 'foreign' : 'unverified');
}

/** Keeps with an identity what the provider is asked by later. */
export async function keepProof(
  db: Db,
  ctx: Context,
  { secrets }: IdentityServices,
  key: Key,
  { refreshToken, providerSession, email }: Pick<ProvenPerson, 'refreshToken' | 'providerSession' | 'email'>,
): Promise<void> {
  await updateIdentity(db, key, {
    checked_at: ctx.now(),
    provider_session: providerSession ?? '',
    // Some give one at the first sign-in only.
    ...(refreshToken !== null && { refresh_token: secrets.seal(refreshToken, identityPlace(key)) }),
    ...(email !== null && { email }),
  });
}

export async function bindIdentity(
  db: Db,
  ctx: Context,
  key: Key,
  { accountId, email }: { accountId: number; email: string | null },
): Promise<void> {
  const at = ctx.now();
  await insertIdentity(db, key, {
    account_id: accountId,
    email: email ?? '',
    checked_at: at,
    created_at: at,
  });
}

/**
 * The account with this address, if the organisation brought it: by SCIM, or by a provider before this one. One that
 * somebody registered or was invited to is never bound by an address alone, nor the main account.
 * @throws AppError sso_refused if it is bound to another identity
 */
async function boundByAddress(
  db: Db,
  ctx: Context,
  teamId: number,
  email: string | null,
): Promise<number | null> {
  const accountId = email === null ? null : await accountOfWorkAddress(db, teamId, email);
  if (accountId === null) return null;
  const account = await readAccount(db, { teamId, accountId });
  const bound = await findIdentityOf(db, teamId, accountId);
  if (bound || account?.role === 'owner') throw refused(ctx, 'otherPerson');
  return accountId;
}

/**
 * Returns the account of the person, which is made if there is none; two sign-ins at once make one.
 * @throws AppError sso_refused, no_seat
 */
export async function accountOf(
  db: Db,
  ctx: Context,
  services: IdentityServices,
  row: ProviderRow,
  person: ProvenPerson,
): Promise<number> {
  const { team_id: teamId, id: providerId, default_role: role, role_id: roleId, name: provider } = row;
  const key = { teamId, providerId, subject: person.subject };
  const bound = () => findIdentity(db, key);
  const known = (await bound()) ?? ((await lockProvider(db, teamId)) && (await bound()));
  if (known) {
    await keepProof(db, ctx, services, key, person);
    return known.account_id;
  }
  const email = await provedAddress(db, ctx, row, person);
  const accountId =
    (await boundByAddress(db, ctx, teamId, email)) ??
    (await provisionMember(db, ctx, teamId, { email, name: person.name, role: { role, roleId }, provider }));
  await bindIdentity(db, ctx, key, { accountId, email });
  await keepProof(db, ctx, services, key, { ...person, email });
  return accountId;
}
