import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { consumeRateLimit } from '../../../core/db/rate-limits.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { LinkTokens } from '../../../core/auth/link-tokens.ts';
import { linkTarget, versionSnapshot } from '../../mail-content/service.ts';
import { roundLinks } from '../../mail-content/message-template.ts';
import { findHitMessage, insertHit, type HitMessage } from './hits.queries.ts';
import { judgeRound } from './judge-hits.ts';
import { lockFacts } from '../queries.ts';
import { rememberJudged } from './reclassify-hits.ts';

export interface Hitting {
  token: string;
  isHead: boolean;
}

/** More frequent hits of a link are not stored, so that they do not fill the database. */
const maxHits = { max: 300, seconds: 86_400 };

/** Stores a hit, and judges the message's hits again. */
async function keepHit(
  db: Db,
  ctx: Context,
  teamId: number,
  message: HitMessage,
  hit: { token: string; kind: 'open' | 'click' | 'trap'; link: number; isHead: boolean },
): Promise<void> {
  const at = ctx.now();
  if (await consumeRateLimit(db, at, { key: `mail hits ${hit.token}`, ...maxHits })) return;
  const { address = '', agent = '' } = ctx.from ?? {};
  const key = { taskId: message.task_id, recipientId: message.recipient_id, round: message.round };
  // The lock makes the second of two concurrent hits see the first.
  await lockFacts(db, teamId, key);
  await insertHit(db, {
    team_id: teamId,
    task_id: key.taskId,
    recipient_id: key.recipientId,
    round: key.round,
    kind: hit.kind,
    link: hit.link,
    is_head: hit.isHead,
    at,
    address,
    agent,
  });
  await judgeRound(db, teamId, key);
  await rememberJudged(db, { teamId, id: key.taskId }, at);
}

async function recordHit(
  pool: Db,
  ctx: Context,
  tokens: LinkTokens,
  { token, isHead, kind }: Hitting & { kind: 'open' | 'trap' },
): Promise<void> {
  const opened = tokens.open(token);
  if (!opened) return;
  const { teamId, messageId } = opened;
  await asTeam(pool, teamId, async db => {
    const message = await findHitMessage(db, teamId, messageId);
    if (message) await keepHit(db, ctx, teamId, message, { token, kind, link: 0, isHead });
  });
}

/** Records that the picture of a message was fetched. Tokens that are not ours are ignored. */
export const recordOpening = (pool: Db, ctx: Context, tokens: LinkTokens, hitting: Hitting): Promise<void> =>
  recordHit(pool, ctx, tokens, { ...hitting, kind: 'open' });

/** Records that the hidden link was followed. Tokens that are not ours are ignored. */
export const recordTrap = (pool: Db, ctx: Context, tokens: LinkTokens, hitting: Hitting): Promise<void> =>
  recordHit(pool, ctx, tokens, { ...hitting, kind: 'trap' });

async function targetOf(
  db: Db,
  teamId: number,
  { task_id: taskId, version, round, sender_id: senderId, values }: HitMessage,
  link: number,
): Promise<string | null> {
  try {
    const snapshot = await versionSnapshot(db, { teamId, taskId, version });
    const written = roundLinks({ snapshot, round, senderId })[link];
    return written === undefined ? null : linkTarget(written, values);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * Records that a link of a message was followed.
 * @param click.link its number in the message
 * @returns its target, always one from that message; null if the message has no such link
 */
export async function recordFollowing(
  pool: Db,
  ctx: Context,
  tokens: LinkTokens,
  { token, link, isHead }: Hitting & { link: number },
): Promise<string | null> {
  const opened = tokens.open(token);
  if (!opened) return null;
  const { teamId, messageId } = opened;
  return asTeam(pool, teamId, async db => {
    const message = await findHitMessage(db, teamId, messageId);
    const target = message ? await targetOf(db, teamId, message, link) : null;
    if (message && target !== null) {
      await keepHit(db, ctx, teamId, message, { token, kind: 'click', link, isHead });
    }
    return target;
  });
}
