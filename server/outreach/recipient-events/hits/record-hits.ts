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

/** A link is looked at now and then; what comes more often is no news, and must not fill the database. */
const mostHits = { most: 300, seconds: 86_400 };

/** Keeps a hit as it came, and judges the message's hits again in the light of it. */
async function keepHit(
  db: Db,
  ctx: Context,
  teamId: number,
  message: HitMessage,
  hit: { token: string; kind: 'open' | 'click' | 'trap'; link: number; isHead: boolean },
): Promise<void> {
  const at = ctx.now();
  if (await consumeRateLimit(db, at, { key: `mail hits ${hit.token}`, ...mostHits })) return;
  const { address = '', agent = '' } = ctx.from ?? {};
  const key = { taskId: message.task_id, recipientId: message.recipient_id, round: message.round };
  // Of two at the same moment the second sees the first.
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

/** The picture of a message was fetched. A token that nobody sealed is passed over. */
export const recordOpening = (pool: Db, ctx: Context, tokens: LinkTokens, hitting: Hitting): Promise<void> =>
  recordHit(pool, ctx, tokens, { ...hitting, kind: 'open' });

/** The link that nobody sees was followed. A token that nobody sealed is passed over. */
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
 * A link of a message was followed.
 * @param click.link its number in the message
 * @returns where it leads: only ever to what stood in that message; null for what is no link of it
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
