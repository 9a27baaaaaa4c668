import { callerNetwork } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { consumeRateLimit } from '../../core/db/rate-limits.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { ProviderRefused } from '../../outside/identity-providers/identity-provider.ts';
import type { IdentityServices } from '../../outside/identity-providers/identity-services.ts';
import { endSessionsOf } from '../../identity/sign-in/service.ts';
import { identityPlace } from './known-person.ts';
import {
  accountsOfSession,
  claimCheck,
  findIdentityOf,
  findLiveSession,
  updateIdentity,
} from './identities.queries.ts';
import { findProvider, isRequiredOf } from './queries.ts';
import { settingsOf } from './settings.ts';

/* Whoever the organisation has let go is out: when it says so, or else when their session is refreshed. */

/** Two tabs may refresh at once, and a refresh token of a provider may be good for one use. */
const askedAgainMs = 60_000;
/** A session that cannot be checked with the provider ends after this long, so that nobody stays who has left. */
const uncheckedMs = 12 * 60 * 60_000;

interface SessionIds {
  teamId: number;
  accountId: number;
  sessionId: number;
}

/**
 * What has to be asked about a session; `over` if what it rests on is gone, null if nothing is to be asked: a password
 * opened it, or the provider was asked just now. In the transaction of the team.
 */
async function claimOf(db: Db, ctx: Context, { teamId, accountId, sessionId }: SessionIds) {
  const session = await findLiveSession(db, teamId, sessionId);
  if (!session) return null;
  // Opened before the team required the provider: a new one could not be.
  if (session.way !== 'sso') return (await isRequiredOf(db, teamId, accountId)) ? 'over' : null;
  const row = await findProvider(db, teamId);
  const identity = row && (await findIdentityOf(db, teamId, accountId));
  if (!row?.is_enabled || !identity) return 'over';
  const key = { teamId, providerId: row.id, subject: identity.subject };
  const at = ctx.now();
  const isOurs = await claimCheck(db, key, { at, since: new Date(at.getTime() - askedAgainMs) });
  return isOurs ? { row, key, sealed: identity.refresh_token, openedAt: session.created_at } : null;
}

/**
 * Asks the provider whether the person of a session may still sign in; if not, the session ends. So does one whose
 * provider was removed or switched off, and one by password where the team requires the provider. A provider that cannot
 * be reached ends none. @returns whether the session goes on
 */
export async function mayGoOn(
  pool: Db,
  ctx: Context,
  services: IdentityServices,
  ids: SessionIds,
): Promise<boolean> {
  const { teamId, accountId } = ids;
  const claim = await asTeam(pool, teamId, async db => {
    const found = await claimOf(db, ctx, ids);
    if (found === 'over') await endSessionsOf(db, ctx, { teamId, accountId });
    return found;
  });
  if (claim === 'over') return false;
  const provider = claim && services.providers[claim.row.kind];
  if (!claim || !provider) return true;
  const { row, key, sealed, openedAt } = claim;
  const place = identityPlace(key);
  const refreshToken = sealed === '' ? null : services.secrets.open(sealed, place);
  const settings = settingsOf(services, row);
  const answer = await provider.stillActive(settings, { subject: key.subject, refreshToken });
  if (answer.state === 'unknown') return true;
  const isOver =
    answer.state === 'gone' ||
    (answer.state === 'unsupported' && ctx.now().getTime() - openedAt.getTime() >= uncheckedMs);
  await asTeam(pool, teamId, async db => {
    if (isOver) return endSessionsOf(db, ctx, { teamId, accountId }, 'sso');
    const fresh = answer.state === 'active' ? answer.refreshToken : null;
    if (fresh !== null && fresh !== refreshToken)
      await updateIdentity(db, key, { refresh_token: services.secrets.seal(fresh, place) });
  });
  return !isOver;
}

/** Seconds for which a notice is remembered: longer than one is taken. */
const rememberedSeconds = 3600;

/** Notices from one network; a provider sends those of all its teams. */
const noticeRate = { max: 600, seconds: 60 };

const invalid = (reason: string) => new AppError('invalid_request', {}, [{ field: 'logout_token', reason }]);

/**
 * Ends the sessions that a provider's notice is about (OpenID Connect Back-Channel Logout 1.0). Who has signed in by
 * password is not concerned.
 * @throws AppError invalid_request for a notice that does not prove itself, was taken before, or is one of too many
 */
export async function takeLogout(
  pool: Db,
  ctx: Context,
  services: IdentityServices,
  { teamId, providerId, token }: { teamId: number; providerId: number; token: string },
): Promise<void> {
  const key = `logout notices ${callerNetwork(ctx)}`;
  // Our own refusal would be answered by 200, and the provider take the person for signed out.
  if (await consumeRateLimit(pool, ctx.now(), { key, ...noticeRate })) throw invalid('too many at once');
  const row = await asTeam(pool, teamId, db => findProvider(db, teamId));
  const provider = row?.id === providerId ? services.providers[row.kind] : undefined;
  if (!row || !provider?.readLogout) throw invalid('nobody is expected to send it');
  const notice = await provider.readLogout(settingsOf(services, row), token).catch((error: unknown) => {
    throw invalid(error instanceof ProviderRefused ? error.reason : 'unknown error');
  });
  const once = { key: `logout-notice:${teamId}/${notice.id}`, max: 1, seconds: rememberedSeconds };
  if (await consumeRateLimit(pool, ctx.now(), once)) throw invalid('it was used before');
  await asTeam(pool, teamId, async db => {
    for (const accountId of await accountsOfSession(db, { teamId, providerId }, notice))
      await endSessionsOf(db, ctx, { teamId, accountId }, 'sso');
  });
}
