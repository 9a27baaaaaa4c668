import { ccAddresses } from '../../../../contract/outreach/cc-addresses.ts';
import { isMailVariable, type VariableValues } from '../../../../contract/core/mail/mail-variables.ts';
import { nextOpening } from '../../../../contract/core/time/weekly-hours.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { recipientValues, type RoundTemplate, type VersionSnapshot } from '../../mail-content/service.ts';
import { creatorPages } from '../../../creators/creator-connections/invitations/invitations.ts';
import { ownLinks } from '../../mail-content/link-addresses.ts';
import { consumeUpTo, type TeamPlan } from '../../../billing/plans/service.ts';
import { syncCampaignsOf } from '../campaign-sync.queries.ts';
import {
  dueRecipients,
  markInFlight,
  passOver,
  type Candidate,
  type Passing,
  type RunningTask,
} from './claim-messages.queries.ts';
import { nextRound } from '../rounds/next-round.ts';
import { hourScope } from '../pace/send-pace.ts';
import type { Sent } from '../outcomes/delivery-result.ts';
import { decideRound } from '../rounds/decide-round.ts';
import type { PreparedMessageCache, TemplateKey } from './prepared-message-cache.ts';

/** A message in flight, with everything that is needed to build it. */
export interface InFlight extends Sent {
  rowId: number;
  messageId: string;
  startedAt: Date;
  accountId: number;
  creatorId: number | null;
  domain: string;
  zone: string;
  /** The sender's address, for the envelope. */
  from: string;
  to: { name: string; address: string };
  references: string[];
  values: VariableValues;
  messageTemplate: RoundTemplate;
  cc: readonly string[];
}

/** The state of claiming for one sender in one batch. */
export interface Claiming {
  teamId: number;
  senderId: number;
  senderAddress: string;
  token: string;
  cache: PreparedMessageCache;
  /** Messages per hour to one domain; 0 means no limit. */
  domainHourlyLimit: number;
  /** Sent in this hour by domain. */
  domainCounts: Map<string, number>;
  /** Whether the inbox was read recently: otherwise follow-ups wait. */
  isInboxFresh: boolean;
  plan: TeamPlan;
}

export interface Claimed {
  messages: InFlight[];
  /** Some recipients were skipped, so others behind them may be due. */
  hasPassed: boolean;
  /** Templates that must be built before more messages can be claimed. */
  missing: TemplateKey[];
  /** The plan's daily volume is used up until then. */
  planEndsAt: Date | null;
  /** Its maker's own quota is used up until then: the task waits, others do not. */
  quotaEndsAt: Date | null;
  /** Follow-ups are due and wait until the inbox is read. */
  wantsInbox: boolean;
}

/** Claims up to `room` due recipients of a task: decides for each, and marks the messages to send as in flight. */
export async function claimOfTask(
  db: Db,
  ctx: Context,
  claiming: Claiming,
  task: RunningTask,
  room: number,
): Promise<Claimed> {
  const { teamId, senderId, cache } = claiming;
  const snapshot = await cache.snapshot(db, task.id, task.version);
  const of = { teamId, senderId, taskId: task.id, campaignId: task.campaign_id };
  const at = ctx.now();
  const hasFollowUps = snapshot.content.rounds.length > 1;
  const dueLater = hasFollowUps ? await dueRecipients(db, { ...of, isFirst: false }, at, room) : [];
  const wantsInbox = dueLater.length > 0 && !claiming.isInboxFresh;
  const followUps = wantsInbox ? [] : dueLater;
  const firsts =
    followUps.length < room
      ? await dueRecipients(db, { ...of, isFirst: true }, at, room - followUps.length)
      : [];
  const isFirstAtOnce = task.is_first_at_once;
  const sorted = sort([...followUps, ...firsts], { ...snapshot, isFirstAtOnce }, claiming, at);
  await passOver(db, teamId, sorted.passed);
  if (sorted.passed.length && task.campaign_id !== null) await syncCampaignsOf(db, teamId, [task.id], at);
  const missing = missingOf(sorted.going, task, cache);
  const hasPassed = sorted.passed.length > 0;
  if (missing.length || !sorted.going.length)
    return { messages: [], hasPassed, missing, planEndsAt: null, quotaEndsAt: null, wantsInbox };
  const taker = { ...ctx, actor: { teamId, accountId: task.account_id } };
  const taking = { amount: sorted.going.length, plan: claiming.plan };
  const volume = await consumeUpTo(db, taker, 'mail.daily', taking);
  const going = sorted.going.slice(0, volume.taken);
  // What waits for its maker's quota does not hold up others who write to the same domain.
  for (const { domain } of sorted.going.slice(volume.taken)) {
    claiming.domainCounts.set(domain, (claiming.domainCounts.get(domain) ?? 1) - 1);
  }
  const messages = going.length ? await mark(db, ctx, claiming, { task, snapshot, going }) : [];
  const quotaEndsAt = volume.taken < sorted.going.length ? volume.quotaRenewsAt : null;
  const planEndsAt = volume.taken < sorted.going.length && !quotaEndsAt ? volume.renewsAt : null;
  return { messages, hasPassed, missing: [], planEndsAt, quotaEndsAt, wantsInbox };
}

interface Sorted {
  going: Candidate[];
  passed: Passing[];
}

/** Decides which messages are sent now, and what becomes of the others. */
function sort(
  due: readonly Candidate[],
  { content, isFirstAtOnce }: VersionSnapshot & { isFirstAtOnce: boolean },
  claiming: Claiming,
  at: Date,
): Sorted {
  const sorted: Sorted = { going: [], passed: [] };
  const pass = (of: Candidate, change: Omit<Passing, 'taskId' | 'id'>) =>
    sorted.passed.push({ taskId: of.task_id, id: of.id, ...change });
  for (const each of due) {
    const round = content.rounds[each.round - 1];
    if (!round) {
      pass(each, { state: 'ended', reason: 'completed', round: each.round, dueAt: null });
      continue;
    }
    const decision = decideRound(each.round, round.condition, each);
    if (decision.do === 'end') {
      pass(each, { state: 'ended', reason: decision.reason, round: each.round, dueAt: null });
      continue;
    }
    if (decision.do === 'skip') {
      const when = { before: at, window: content.window, zone: each.time_zone };
      const next = nextRound(content.rounds, each.round, when);
      if (next) pass(each, { state: 'waiting', reason: '', ...next });
      else pass(each, { state: 'ended', reason: 'completed', round: each.round, dueAt: null });
      continue;
    }
    const window = isFirstAtOnce && each.round === 1 ? null : content.window;
    const later = laterMoment(each, window, claiming, at);
    if (later) pass(each, { state: 'waiting', reason: '', round: each.round, dueAt: later });
    else {
      sorted.going.push(each);
      claiming.domainCounts.set(each.domain, (claiming.domainCounts.get(each.domain) ?? 0) + 1);
    }
  }
  return sorted;
}

/**
 * Returns when the message may be sent instead, outside of the window or above the hourly limit of its domain; null
 * means now.
 */
function laterMoment(
  { time_zone: zone, domain }: Candidate,
  window: VersionSnapshot['content']['window'],
  { domainHourlyLimit, domainCounts }: Claiming,
  at: Date,
): Date | null {
  const opening = nextOpening(at, window, zone);
  if (opening > at) return opening;
  const isFull = domainHourlyLimit > 0 && (domainCounts.get(domain) ?? 0) >= domainHourlyLimit;
  return isFull ? hourScope(at, domain).until : null;
}

function missingOf(
  going: readonly Candidate[],
  task: RunningTask,
  cache: PreparedMessageCache,
): TemplateKey[] {
  const rounds = [...new Set(going.map(({ round }) => round))];
  return rounds
    .map(round => ({ taskId: task.id, version: task.version, round }))
    .filter(key => !cache.messageTemplate(key));
}

/** Returns a short link of their own for recipients whose mail contains one; the others cost no query. */
function linksOf(
  db: Db,
  ctx: Context,
  of: { teamId: number; taskId: number; version: VersionSnapshot },
  ready: readonly { recipient: Candidate; messageTemplate: RoundTemplate }[],
): Promise<Map<number, string>> {
  const linked = ready.flatMap(({ recipient: { id, creator_id: creatorId }, messageTemplate }) =>
    messageTemplate.variables.includes('link') ? { id, creatorId } : [],
  );
  return ownLinks(db, ctx, of, linked);
}

/** Returns the address of their own page for creators whose mail contains one. */
function pagesOf(
  db: Db,
  ctx: Context,
  of: { teamId: number; by: number; publicUrl: string },
  ready: readonly { recipient: Candidate; messageTemplate: RoundTemplate }[],
): Promise<Map<number, string>> {
  const asked = ready.flatMap(({ recipient: { id, creator_id: creatorId }, messageTemplate }) =>
    messageTemplate.variables.includes('creator.page') ? { recipientId: id, creatorId } : [],
  );
  return creatorPages(db, ctx, of, asked);
}

async function mark(
  db: Db,
  ctx: Context,
  { teamId, senderId, senderAddress, token, cache }: Claiming,
  { task, snapshot, going }: { task: RunningTask; snapshot: VersionSnapshot; going: readonly Candidate[] },
): Promise<InFlight[]> {
  const ready = going.flatMap(recipient => {
    const key = { taskId: task.id, version: task.version, round: recipient.round };
    const messageTemplate = cache.messageTemplate(key);
    return messageTemplate ? [{ recipient, messageTemplate }] : [];
  });
  const variables = [...new Set(ready.flatMap(({ messageTemplate }) => messageTemplate.variables))].filter(
    isMailVariable,
  );
  const links = await linksOf(db, ctx, { teamId, taskId: task.id, version: snapshot }, ready);
  const linkOf = (recipientId: number) => links.get(recipientId);
  const { publicUrl } = snapshot;
  const pages = await pagesOf(db, ctx, { teamId, by: task.account_id, publicUrl }, ready);
  const pageOf = (recipientId: number) => pages.get(recipientId);
  const asked = { teamId, lang: snapshot.content.lang, variables, snapshot, senderId, linkOf, pageOf };
  const people = going.map(({ id, creator_id: creatorId, name, address }) => ({
    id,
    creatorId,
    name,
    address,
  }));
  const values = await recipientValues(db, ctx, asked, people);
  const at = ctx.now();
  const random = ctx.randomBytes(16 * ready.length);
  const domain = senderAddress.slice(senderAddress.lastIndexOf('@') + 1);
  const marked = await markInFlight(
    db,
    { teamId, senderId, token, at },
    ready.map(({ recipient }, index) => ({
      taskId: task.id,
      recipientId: recipient.id,
      round: recipient.round,
      version: task.version,
      messageId: `<${random.subarray(16 * index, 16 * index + 16).toString('hex')}@${domain}>`,
      values: values.get(recipient.id) ?? {},
    })),
  );
  const rows = new Map(marked.map(row => [row.recipient_id, row]));
  return ready.flatMap(({ recipient, messageTemplate }) => {
    const row = rows.get(recipient.id);
    if (!row) return [];
    return {
      taskId: task.id,
      recipientId: recipient.id,
      round: recipient.round,
      tries: row.tries,
      rowId: row.id,
      messageId: row.message_id,
      startedAt: row.started_at,
      accountId: task.account_id,
      creatorId: recipient.creator_id,
      domain: recipient.domain,
      zone: recipient.time_zone,
      from: senderAddress,
      to: { name: recipient.name, address: recipient.address },
      references: recipient.thread_ids ? recipient.thread_ids.split(' ') : [],
      values: values.get(recipient.id) ?? {},
      messageTemplate,
      cc: ccAddresses(snapshot.content.cc, () => true) ?? [],
    };
  });
}
