import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { takeTurn } from '../../db/rate-window.ts';
import { asTeam } from '../../db/tenant.ts';
import type { LinkTokens } from '../../mail/link-tokens.ts';
import { linkTarget, roundSkeleton, type VersionSnapshot } from '../mail-content/service.ts';
import { findHitMessage, findVersion, insertHit, type HitMessage } from './hits.queries.ts';
import { isPerson } from './is-person.ts';
import { recordClick, recordRead } from './service.ts';

export interface Hitting {
  token: string;
  isHead: boolean;
}

/** A link is looked at now and then; what comes more often is no news, and must not fill the database. */
const mostHits = { most: 300, seconds: 86_400 };

async function keepHit(
  db: Db,
  ctx: Context,
  teamId: number,
  message: HitMessage,
  hit: { token: string; kind: 'open' | 'click'; link: number; isHead: boolean },
): Promise<void> {
  const at = ctx.now();
  if (await takeTurn(db, at, { key: `mail hits ${hit.token}`, ...mostHits })) return;
  const { address = '', agent = '' } = ctx.from ?? {};
  const key = { taskId: message.task_id, recipientId: message.recipient_id };
  await insertHit(db, {
    team_id: teamId,
    task_id: key.taskId,
    recipient_id: key.recipientId,
    round: message.round,
    kind: hit.kind,
    link: hit.link,
    is_head: hit.isHead,
    at,
    address,
    agent,
  });
  const sinceAccepted = at.getTime() - (message.ended_at ?? message.started_at).getTime();
  if (!isPerson({ agent, isHead: hit.isHead }, sinceAccepted)) return;
  await (hit.kind === 'open' ? recordRead : recordClick)(db, ctx, teamId, { ...key, at });
}

/** The picture of a message was fetched. A token that nobody sealed is passed over. */
export async function recordOpening(
  pool: Db,
  ctx: Context,
  tokens: LinkTokens,
  { token, isHead }: Hitting,
): Promise<void> {
  const opened = tokens.open(token);
  if (!opened) return;
  const { teamId, messageId } = opened;
  await asTeam(pool, teamId, async db => {
    const message = await findHitMessage(db, teamId, messageId);
    if (message) await keepHit(db, ctx, teamId, message, { token, kind: 'open', link: 0, isHead });
  });
}

/** Links of the rounds that were asked for last: making a round ready for each click would be too much. */
export class KnownLinks {
  private readonly links = new Map<string, readonly string[]>();
  private readonly most: number;

  constructor(most = 500) {
    this.most = most;
  }

  async of(pool: Db, ctx: Context, teamId: number, message: HitMessage): Promise<readonly string[]> {
    const { task_id: taskId, version, round, sender_id: senderId } = message;
    const key = [teamId, taskId, version, round, senderId].join(' ');
    const known = this.links.get(key);
    if (known) return known;
    const content = await asTeam(pool, teamId, db => findVersion(db, teamId, taskId, version));
    if (!content) return [];
    const snapshot = content as VersionSnapshot;
    const { links } = await roundSkeleton(pool, ctx, { teamId, snapshot, round, senderId });
    const [oldest] = this.links.keys();
    if (this.links.size >= this.most && oldest !== undefined) this.links.delete(oldest);
    this.links.set(key, links);
    return links;
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
  { tokens, links }: { tokens: LinkTokens; links: KnownLinks },
  { token, link, isHead }: Hitting & { link: number },
): Promise<string | null> {
  const opened = tokens.open(token);
  if (!opened) return null;
  const { teamId, messageId } = opened;
  const message = await asTeam(pool, teamId, db => findHitMessage(db, teamId, messageId));
  const written = message && (await links.of(pool, ctx, teamId, message))[link];
  if (!message || written === undefined) return null;
  const target = linkTarget(written, message.values);
  if (target === null || !/^https?:\/\//i.test(target)) return null;
  await asTeam(pool, teamId, db => keepHit(db, ctx, teamId, message, { token, kind: 'click', link, isHead }));
  return target;
}
