import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { getOwnSingleSignOn, linkSingleSignOn } from '../../../contract/workspace/single-sign-on.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { IdentityServices } from '../../outside/identity-providers/identity-services.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { lockAdmissible } from '../../identity/sign-in/admit.ts';
import { provePassword } from '../../identity/sign-in/service.ts';
import { beginFlow, sealFlow, startOf, type Flow } from './flow.ts';
import { deleteIdentityOf, deleteWorkAddress, findIdentity, findIdentityOf } from './identities.queries.ts';
import { bindIdentity, keepProof, provedAddress } from './known-person.ts';
import { setWorkAddress } from './provisioned-member.ts';
import { findProvider, isRequiredOf, type ProviderRow } from './queries.ts';
import { refused } from './refusals.ts';
import { settingsOf } from './settings.ts';

/* Who has an account already links it themselves: signed in, and with their password. */

export function loadOwnLink(pool: Db, ctx: SignedIn): Promise<ReplyOf<typeof getOwnSingleSignOn>> {
  const { teamId, accountId, isOperator } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const provider = await findProvider(db, teamId);
    const identity = provider && (await findIdentityOf(db, teamId, accountId));
    return {
      provider: provider?.is_enabled && !isOperator ? { name: provider.name } : null,
      linked: identity ? { email: identity.email, at: identity.created_at.toISOString() } : null,
      isRequired: await isRequiredOf(db, teamId, accountId),
    };
  });
}

/** @throws AppError sso_refused for an operator, wrong_old_password, sign_in_locked, sso_not_set_up, sso_unreachable */
export async function beginLinking(
  pool: Db,
  ctx: SignedIn,
  services: IdentityServices,
  password: string,
): Promise<ReplyOf<typeof linkSingleSignOn>> {
  const { teamId, accountId, isOperator } = ctx.actor;
  if (isOperator) throw refused(ctx, 'operator');
  await provePassword(pool, ctx, password);
  const row = await asTeam(pool, teamId, db => findProvider(db, teamId));
  const provider = row && services.providers[row.kind];
  if (!row?.is_enabled || !provider) throw new AppError('sso_not_set_up');
  const flow = beginFlow(ctx, { purpose: 'link', teamId, providerId: row.id, accountId });
  const url = await provider
    .authorizationUrl(settingsOf(services, row), startOf(services, flow))
    .catch(() => {
      throw new AppError('sso_unreachable');
    });
  return { url, flow: sealFlow(services, flow) };
}

/** @throws AppError sso_refused, account_disabled, taken for an address of another account */
export async function finishLinking(
  pool: Db,
  ctx: Context,
  services: IdentityServices,
  { flow, row, callback }: { flow: Flow; row: ProviderRow; callback: URL },
): Promise<void> {
  const { teamId, accountId, providerId } = flow;
  const isSame = ctx.actor?.teamId === teamId && ctx.actor.accountId === accountId;
  if (!isSame) throw refused(ctx, 'otherSession');
  const provider = services.providers[row.kind];
  if (!row.is_enabled || !provider) throw new AppError('sso_not_set_up');
  const person = await provider
    .redeem(settingsOf(services, row), startOf(services, flow), callback)
    .catch(() => {
      throw refused(ctx, 'notProved');
    });
  const key = { teamId, providerId, subject: person.subject };
  await asTeam(pool, teamId, async db => {
    await lockAdmissible(db, { teamId, accountId });
    const known = await findIdentity(db, key);
    if (known && known.account_id !== accountId) throw refused(ctx, 'linkedElsewhere');
    const email = await provedAddress(db, ctx, row, person);
    if (!known) {
      await deleteIdentityOf(db, teamId, accountId);
      if (email !== null) await setWorkAddress(db, ctx, teamId, { accountId, email });
      await bindIdentity(db, ctx, key, { accountId, email });
      const subject = { subject: 'account', subjectId: accountId };
      await recordOperation(db, ctx, teamId, {
        action: 'account.linkProvider',
        ...subject,
        after: { identityProvider: row.name },
      });
    }
    await keepProof(db, ctx, services, key, { ...person, email });
  });
}

/**
 * The password shows that the account can still be reached without the provider.
 * @throws AppError wrong_old_password, sign_in_locked; not_found; sso_required if the team requires it of the account
 */
export async function unlink(pool: Db, ctx: SignedIn, password: string): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await provePassword(pool, ctx, password);
  await asTeam(pool, teamId, async db => {
    if (await isRequiredOf(db, teamId, accountId)) throw new AppError('sso_required');
    if (!(await deleteIdentityOf(db, teamId, accountId))) throw new AppError('not_found');
    await deleteWorkAddress(db, teamId, accountId);
    const subject = { subject: 'account', subjectId: accountId };
    await recordOperation(db, ctx, teamId, { action: 'account.unlinkProvider', ...subject });
  });
}
