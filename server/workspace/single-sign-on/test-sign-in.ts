import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { testSingleSignOn, TestStep } from '../../../contract/workspace/single-sign-on.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { may } from '../../../contract/core/roles/permissions.ts';
import type { IdentityServices } from '../../outside/identity-providers/identity-services.ts';
import { beginFlow, sealFlow, startOf, type Flow } from './flow.ts';
import { findProvider, updateProvider, type ProviderRow } from './queries.ts';
import { refused } from './refusals.ts';
import { settingsOf } from './settings.ts';

/* A sign-in that opens no session and makes no account: it shows whoever sets the provider up what is said. */

/** @throws AppError not_found */
export async function beginTest(
  pool: Db,
  ctx: SignedIn,
  services: IdentityServices,
): Promise<ReplyOf<typeof testSingleSignOn>> {
  const { teamId, accountId } = ctx.actor;
  const row = await asTeam(pool, teamId, db => findProvider(db, teamId));
  const provider = row && services.providers[row.kind];
  if (!row || !provider) throw new AppError('not_found');
  const flow = beginFlow(ctx, { purpose: 'test', teamId, providerId: row.id, accountId });
  const steps: TestStep[] = [];
  const url = await provider
    .authorizationUrl(settingsOf(services, row), startOf(services, flow), step => steps.push(step))
    .catch(() => null);
  return { url, flow: sealFlow(services, flow), steps };
}

/** @throws AppError sso_refused unless the account that began is signed in, and may still do so */
export async function finishTest(
  pool: Db,
  ctx: Context,
  services: IdentityServices,
  { flow, row, callback }: { flow: Flow; row: ProviderRow; callback: URL },
): Promise<TestStep[]> {
  const { actor } = ctx;
  const isSame = actor?.teamId === flow.teamId && actor.accountId === flow.accountId;
  if (!isSame || !may(actor, 'security.manage')) throw refused(ctx, 'otherSession');
  const provider = services.providers[row.kind];
  if (!provider) throw new AppError('not_found');
  const [settings, start] = [settingsOf(services, row), startOf(services, flow)];
  const steps: TestStep[] = [];
  const note = (step: TestStep) => void steps.push(step);
  // The first half again: the browser was away meanwhile, and only its steps are wanted.
  await provider.authorizationUrl(settings, start, note).catch(() => undefined);
  const person = await provider
    .redeem(settings, start, callback, step => step.title !== 'discovery' && note(step))
    .catch(() => null);
  if (!person) return steps;
  const { subject, name, email, emailVerified } = person;
  const answer = [
    `subject: ${subject}`,
    `name: ${name}`,
    `email: ${email ?? '–'}`,
    `verified: ${emailVerified ? 'yes' : 'no'}`,
  ].join('\n');
  const isProved = email !== null && emailVerified;
  note({ title: 'person', request: '', answer, ok: row.kind !== 'oidc' || isProved });
  if (row.kind === 'oidc' && !isProved) return steps;
  await asTeam(pool, flow.teamId, db => updateProvider(db, flow.teamId, { tested_at: ctx.now() }));
  return steps;
}
