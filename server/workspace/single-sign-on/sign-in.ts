import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { finishSingleSignOn, startSingleSignOn } from '../../../contract/workspace/single-sign-on.ts';
import { email as emailPattern } from '../../../contract/core/patterns.ts';
import { callerNetwork } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { consumeRateLimit } from '../../core/db/rate-limits.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { IdentityProvider } from '../../outside/identity-providers/identity-provider.ts';
import type { IdentityServices } from '../../outside/identity-providers/identity-services.ts';
import type { AccountIds } from '../../identity/accounts/service.ts';
import { lockAdmissible, openFor } from '../../identity/sign-in/admit.ts';
import { beginFlow, callbackOf, sealFlow, startOf, takeFlow, type Flow } from './flow.ts';
import { accountOf } from './known-person.ts';
import { finishLinking } from './own-link.ts';
import { findProvider, isRequiredOf, type ProviderRow } from './queries.ts';
import { findTeamOfHost } from './identities.queries.ts';
import { refused } from './refusals.ts';
import { settingsOf } from './settings.ts';
import { finishTest } from './test-sign-in.ts';

/** Questions for a domain from one network: an office asks from a single address. */
const rate = { max: 120, seconds: 3600 };

/** @throws AppError sso_not_set_up for a provider of a kind that is not here any more */
function providerOf({ providers }: IdentityServices, { kind }: ProviderRow): IdentityProvider {
  const provider = providers[kind];
  if (!provider) throw new AppError('sso_not_set_up');
  return provider;
}

/** Refuses a password where the team requires the provider. @throws AppError sso_required */
export async function refuseWithoutProvider(
  db: Db,
  _ctx: Context,
  { teamId, accountId }: AccountIds,
): Promise<void> {
  if (await isRequiredOf(db, teamId, accountId)) throw new AppError('sso_required');
}

/**
 * Returns where the browser goes on. Whether somebody has an account is not told: only whether the domain of the address
 * signs in by a provider.
 * @throws AppError sso_not_set_up, sso_unreachable, too_many_requests
 */
export async function beginSignIn(
  pool: Db,
  ctx: Context,
  services: IdentityServices,
  { email, next }: BodyOf<typeof startSingleSignOn>,
): Promise<ReplyOf<typeof startSingleSignOn>> {
  const key = `single-sign-on-domain:${callerNetwork(ctx)}`;
  const seconds = await consumeRateLimit(pool, ctx.now(), { key, ...rate });
  if (seconds) throw new AppError('too_many_requests', { seconds });
  const [, host = ''] = email.toLowerCase().split('@');
  const teamId = emailPattern.test(email) ? await findTeamOfHost(pool, host) : null;
  const row = teamId === null ? undefined : await asTeam(pool, teamId, db => findProvider(db, teamId));
  if (!row?.is_enabled) throw new AppError('sso_not_set_up');
  const flow = beginFlow(ctx, { purpose: 'signIn', teamId: row.team_id, providerId: row.id, next });
  const start = { ...startOf(services, flow), loginHint: email };
  const url = await providerOf(services, row)
    .authorizationUrl(settingsOf(services, row), start)
    .catch(() => {
      throw new AppError('sso_unreachable');
    });
  return { url, flow: sealFlow(services, flow) };
}

/** Opens a session for the person whose identity the provider has confirmed. @throws AppError sso_refused, account_disabled, no_seat */
async function finishSignIn(
  pool: Db,
  ctx: Context,
  services: IdentityServices,
  { flow, row, callback }: { flow: Flow; row: ProviderRow; callback: URL },
) {
  if (!row.is_enabled) throw new AppError('sso_not_set_up');
  const person = await providerOf(services, row)
    .redeem(settingsOf(services, row), startOf(services, flow), callback)
    .catch(() => {
      throw refused(ctx, 'notProved');
    });
  return asTeam(pool, row.team_id, async db => {
    const accountId = await accountOf(db, ctx, services, row, person);
    const account = await lockAdmissible(db, { teamId: row.team_id, accountId });
    if (account.is_operator) throw refused(ctx, 'operator');
    // The provider is responsible for a second step: ours is not asked for besides.
    return openFor(db, ctx, account, { way: 'sso' });
  });
}

/**
 * Ends what was begun in this browser: a sign-in, the linking of an account, or a test.
 * @throws AppError sso_refused, sso_not_set_up, account_disabled, no_seat; unauthenticated for linking without a session
 */
export async function finishFlow(
  pool: Db,
  ctx: Context,
  services: IdentityServices,
  { flow: sealed, address }: BodyOf<typeof finishSingleSignOn>,
): Promise<ReplyOf<typeof finishSingleSignOn>> {
  const flow = await takeFlow(pool, ctx, services, sealed);
  if (!flow) throw refused(ctx, 'over');
  const { purpose, teamId, providerId, next } = flow;
  const row = await asTeam(pool, teamId, db => findProvider(db, teamId));
  if (row?.id !== providerId) throw new AppError('sso_not_set_up');
  const callback = callbackOf(services, flow, address);
  if (!callback) throw refused(ctx, 'notProved');
  const ending = { flow, row, callback };
  const reply = { purpose, next, tokens: null, steps: [] };
  if (purpose === 'test') return { ...reply, steps: await finishTest(pool, ctx, services, ending) };
  if (purpose === 'signIn') return { ...reply, tokens: await finishSignIn(pool, ctx, services, ending) };
  await finishLinking(pool, ctx, services, ending);
  return reply;
}
