import { createHash } from 'node:crypto';
import { z } from 'zod';
import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { consumeRateLimit } from '../../core/db/rate-limits.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { announce } from '../../core/realtime/announce.ts';
import { readAccount } from '../../identity/accounts/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { unproved } from './change-sender.ts';
import { recordOf } from './sender-fields.ts';
import { lockOwnSender, refuseBeyondPlan } from './find-sender.ts';
import { lockSender, setSender } from './queries.ts';
import { sealTokens, secretPlace } from './secrets/sender-secret.ts';

export const callbackPath = '/office/api/senders/oauth/callback';
/** Seconds that a user has for the provider's pages. */
export const oauthSeconds = 600;

const statePlace = 'oauth state';
const stateSchema = z.object({
  teamId: z.int(),
  accountId: z.int(),
  senderId: z.int(),
  verifier: z.string(),
  endsAt: z.coerce.date(),
});
type State = z.output<typeof stateSchema>;

/** Proof that the same browser began: a flow that somebody else began cannot be completed in it. */
export const browserProof = (state: string): string => createHash('sha256').update(state).digest('base64url');

const redirectUri = (world: MailServices) => world.publicUrl + callbackPath;

/**
 * Returns the address where the user gives consent. @throws AppError not_found, forbidden, entitlement_exceeded,
 * oauth_not_set_up
 */
export async function beginOauth(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  id: number,
): Promise<{ url: string; state: string }> {
  const { teamId, accountId } = ctx.actor;
  const sender = await asTeam(pool, teamId, async db => {
    const sender = await lockOwnSender(db, ctx, id);
    await refuseBeyondPlan(db, ctx, sender);
    return sender;
  });
  const isSetUp = world.oauth.available.some(provider => provider === sender.provider);
  if (!isSetUp || sender.auth !== 'oauth') throw new AppError('oauth_not_set_up');
  const verifier = ctx.randomBytes(32).toString('base64url');
  const endsAt = new Date(ctx.now().getTime() + oauthSeconds * 1000);
  const held = { teamId, accountId, senderId: id, verifier, endsAt };
  const state = world.secrets.seal(JSON.stringify(held), statePlace);
  const url = world.oauth.authorizeUrl(sender.provider, {
    state,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    redirectUri: redirectUri(world),
    loginHint: sender.username,
  });
  return { url, state };
}

function readState(world: MailServices, state: string): State | null {
  try {
    return stateSchema.parse(JSON.parse(world.secrets.open(state, statePlace)));
  } catch {
    return null;
  }
}

export interface Callback {
  code: string;
  state: string;
  /** `browserProof` of the state, as the browser stored it. */
  proof: string;
}

/**
 * Completes once what `beginOauth` began: the tokens become the sender's secret. @returns its id; null if it is refused
 */
export async function endOauth(
  pool: Db,
  ctx: Context,
  world: MailServices,
  { code, state, proof }: Callback,
): Promise<number | null> {
  const held = readState(world, state);
  if (!held || held.endsAt <= ctx.now() || proof !== browserProof(state)) return null;
  const key = `oauth-state:${browserProof(state)}`;
  if ((await consumeRateLimit(pool, ctx.now(), { key, max: 1, seconds: oauthSeconds })) > 0) return null;
  const { teamId, accountId, senderId, verifier } = held;
  const provider = await asTeam(pool, teamId, async db => (await lockSender(db, teamId, senderId))?.provider);
  if (!provider) return null;
  const exchange = { code, verifier, redirectUri: redirectUri(world) };
  const tokens = await world.oauth.exchange(provider, exchange).catch(() => null);
  if (!tokens) return null;
  return asTeam(pool, teamId, async db => {
    const sender = await lockSender(db, teamId, senderId);
    const account = await readAccount(db, { teamId, accountId });
    if (sender?.auth !== 'oauth' || sender.provider !== provider || !account || account.disabled_at)
      return null;
    const secret = sealTokens(world, tokens, secretPlace(teamId, senderId));
    await setSender(db, teamId, senderId, { ...unproved, secret });
    const by = { id: account.id, username: account.username, nickname: account.nickname };
    const after = { oauth: provider };
    await recordOperation(db, ctx, teamId, { ...recordOf('sender.update', sender), after, by });
    await announce(db, { teamId }, { code: realtimeCodes.sender, id: senderId });
    return senderId;
  });
}
