import type { SenderFault } from '../../../../contract/outreach/senders/senders.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { releaseOfDay } from '../../../billing/plans/service.ts';
import { recordContact } from '../../../creators/team-creators/service.ts';
import { syncCampaignsOf } from '../campaign-sync.queries.ts';
import type { InFlight } from './claim-messages.ts';
import { unmarkUnknown, type RunningTask } from './claim-messages.queries.ts';
import { addCounts } from '../pace/send-counts.queries.ts';
import { suppressAddress } from '../../suppressions/service.ts';
import { scheduleDoubtCheck } from '../settling/doubtful-messages.ts';
import { nextRound } from '../rounds/next-round.ts';
import { writeResults, type Result } from '../outcomes/delivery-outcomes.queries.ts';
import { dayScope, hourScope, type Scope } from '../pace/send-pace.ts';
import { readDelivery, type Following } from '../outcomes/delivery-result.ts';
import type { PreparedMessageCache } from './prepared-message-cache.ts';
import type { Delivered } from './send-batch.ts';

interface Recording {
  teamId: number;
  senderId: number;
  token: string;
  timeZone: string;
  cache: PreparedMessageCache;
  tasks: readonly RunningTask[];
}

/** Stores the results of messages. @returns the sender's fault, if one of the refusals was about the sender */
export async function recordResults(
  db: Db,
  ctx: Context,
  recording: Recording,
  delivered: readonly Delivered[],
): Promise<{ fault: SenderFault; text: string } | null> {
  if (!delivered.length) return null;
  const { teamId, token } = recording;
  let fault: { fault: SenderFault; text: string } | null = null;
  const results: Result[] = [];
  for (const each of delivered) {
    const outcome = readDelivery(
      each.message,
      each.delivery,
      each.at,
      await followingOf(db, recording, each),
    );
    fault ??= outcome.senderFault;
    results.push(endIfCancelled(outcome.result, recording.tasks));
  }
  const written = await writeResults(db, { teamId, token }, results);
  const isWritten = new Set(written.map(row => `${row.task_id}/${row.recipient_id}`));
  const pairs = delivered.flatMap((each, index) => {
    const result = results[index];
    return result && isWritten.has(`${result.taskId}/${result.recipientId}`) ? [{ each, result }] : [];
  });
  const unsent = pairs.filter(({ result }) => result.state === 'deferred' || result.state === 'failed');
  await giveBack(
    db,
    ctx,
    recording,
    unsent.map(({ each }) => each.message),
  );
  await syncCampaigns(
    db,
    ctx,
    recording,
    written.map(({ task_id: id }) => id),
  );
  const isDoubtful = pairs.some(({ result }) => result.state === 'in_doubt');
  if (isDoubtful) await scheduleDoubtCheck(db, { teamId, id: recording.senderId }, ctx.now());
  await rememberContacts(db, ctx, teamId, pairs);
  await suppressDead(db, ctx, recording, pairs);
  return fault;
}

type Pair = { each: Delivered; result: Result };

async function followingOf(
  db: Db,
  { cache, tasks }: Recording,
  { message, at }: Delivered,
): Promise<Following> {
  const task = tasks.find(({ id }) => id === message.taskId);
  if (!task || task.state === 'cancelled') return null;
  const { content } = await cache.snapshot(db, task.id, task.version);
  return nextRound(content.rounds, message.round, { before: at, window: content.window, zone: message.zone });
}

/** A message that would be tried again, or a recipient with further rounds, ends if the task was cancelled. */
function endIfCancelled(result: Result, tasks: readonly RunningTask[]): Result {
  const isCancelled = tasks.some(({ id, state }) => id === result.taskId && state === 'cancelled');
  const hasEnded = result.next.state !== 'waiting' && result.next.reason !== 'completed';
  if (!isCancelled || hasEnded) return result;
  return { ...result, next: { ...result.next, state: 'ended', reason: 'cancelled', dueAt: null } };
}

/** A message that was not sent does not count for the sender or the plan; one in doubt does. */
async function giveBack(
  db: Db,
  ctx: Context,
  { teamId, senderId, timeZone }: Pick<Recording, 'teamId' | 'senderId' | 'timeZone'>,
  unsent: readonly Pick<InFlight, 'startedAt' | 'domain' | 'accountId'>[],
): Promise<void> {
  if (!unsent.length) return;
  const scopes = new Map<string, { scope: Scope; amount: number }>();
  const count = (scope: Scope) => {
    const known = scopes.get(scope.key);
    scopes.set(scope.key, { scope, amount: (known?.amount ?? 0) - 1 });
  };
  for (const { startedAt, domain } of unsent) {
    count(dayScope(startedAt, timeZone));
    count(hourScope(startedAt, domain));
  }
  await addCounts(db, teamId, senderId, [...scopes.values()]);
  const byTaking = Map.groupBy(unsent, ({ accountId, startedAt }) =>
    [accountId, dayScope(startedAt, timeZone).key].join(),
  );
  for (const group of byTaking.values()) {
    const message = group[0];
    if (!message) continue;
    const taker = { ...ctx, actor: { teamId, accountId: message.accountId } };
    const back = { amount: group.length, at: message.startedAt, timeZone };
    await releaseOfDay(db, taker, 'mail.daily', back);
  }
}

/** Campaigns are synced at most this often while mail is sent, in seconds. */
const retrySeconds = 10;

/** Lets campaigns update the progress of their tasks; other tasks cost nothing. */
async function syncCampaigns(
  db: Db,
  ctx: Context,
  { teamId, tasks }: Pick<Recording, 'teamId' | 'tasks'>,
  written: readonly number[],
): Promise<void> {
  const isWritten = new Set(written);
  const ids = tasks.flatMap(({ id, campaign_id: of }) => (of !== null && isWritten.has(id) ? [id] : []));
  const at = new Date(ctx.now().getTime() + retrySeconds * 1000);
  if (ids.length) await syncCampaignsOf(db, teamId, ids, at);
}

/** Stores a contact with each creator who got mail, by the account of the task. */
async function rememberContacts(db: Db, ctx: Context, teamId: number, pairs: readonly Pair[]): Promise<void> {
  const accepted = pairs.filter(
    ({ each, result }) => result.state === 'accepted' && each.message.creatorId !== null,
  );
  const byAccount = Map.groupBy(accepted, ({ each }) => each.message.accountId);
  for (const [accountId, group] of byAccount) {
    const actor = { teamId, accountId, sessionId: 0, role: 'member' as const, isOperator: false };
    const ids = group.flatMap(({ each }) => each.message.creatorId ?? []);
    const newest = group.reduce((latest, { each }) => (each.at > latest ? each.at : latest), new Date(0));
    await recordContact(db, { ...ctx, actor }, ids, newest);
  }
}

/** Stops the team's mail to addresses that do not exist, as after any other permanent bounce. */
async function suppressDead(
  db: Db,
  ctx: Context,
  { teamId, tasks }: Pick<Recording, 'teamId' | 'tasks'>,
  pairs: readonly Pair[],
): Promise<void> {
  for (const { each, result } of pairs) {
    if (!result.isBounce) continue;
    const task = tasks.find(({ id }) => id === result.taskId)?.name ?? '';
    const proof = { way: 'refusal', address: '', agent: '', task, note: result.response } as const;
    await suppressAddress(db, ctx, teamId, { address: each.message.to.address, reason: 'bounced', proof });
  }
}

/**
 * Messages that are marked as in flight with this run's token but unknown to the run were never handed over: they wait
 * again.
 */
export async function takeBackUnsent(
  db: Db,
  ctx: Context,
  of: Omit<Recording, 'cache' | 'tasks'>,
  known: readonly number[],
): Promise<void> {
  const rows = await unmarkUnknown(db, { ...of, at: ctx.now() }, known);
  const unsent = rows.map(({ started_at: startedAt, domain, account_id: accountId }) => ({
    startedAt,
    domain,
    accountId,
  }));
  await giveBack(db, ctx, of, unsent);
}
