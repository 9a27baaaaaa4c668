import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import { day } from '../../../../contract/core/format.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { afterWaits } from '../../delivery/service.ts';
import { readTeamPlan, volumeOf } from '../../../billing/plans/service.ts';
import { senderFaces, type SenderFace } from '../../senders/service.ts';
import { expectedEnd, type PlannedGroup, type PlannedSender, type SendingPlan } from './expected-end.ts';
import type { TaskRecord } from '../queries.ts';
import { sendersToday, waitingGroups } from './sending-plan.queries.ts';
import { zoneOf } from '../recipient-time-zone.ts';

export interface Recipient {
  address: string;
  region: string | null;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/**
 * Merges equal groups. Only a domain with more recipients than its hourly limit is kept apart; the others count as
 * having no limit.
 */
function merged(groups: readonly PlannedGroup[], senders: readonly PlannedSender[]): PlannedGroup[] {
  const min = Math.min(...senders.flatMap(({ pace }) => pace.domainHourlyLimit || []));
  const counts = new Map<string, number>();
  for (const { domain, count } of groups) counts.set(domain, (counts.get(domain) ?? 0) + count);
  const alike = new Map<string, PlannedGroup>();
  for (const group of groups) {
    const domain = (counts.get(group.domain) ?? 0) > min ? group.domain : '';
    const key = [group.senderId, group.zone, domain, group.from, group.isFree].join(' ');
    const count = (alike.get(key)?.count ?? 0) + group.count;
    alike.set(key, { ...group, domain, count });
  }
  return [...alike.values()];
}

/** Distributes the recipients of a first round among the senders in rotation. */
function shareOut(
  recipients: readonly Recipient[],
  senders: readonly PlannedSender[],
  teamZone: string,
  from: Date,
): PlannedGroup[] {
  return recipients.flatMap(({ address, region }, place) => {
    const sender = senders[place % senders.length];
    if (!sender) return [];
    const zone = zoneOf(region, teamZone);
    return [{ senderId: sender.id, zone, domain: domainOf(address), count: 1, from: from.getTime() }];
  });
}

async function plannedSenders(
  db: Db,
  ctx: SignedIn,
  faces: readonly SenderFace[],
  teamZone: string,
): Promise<PlannedSender[]> {
  const ids = faces.map(({ id }) => id);
  const today = day(ctx.now().toISOString(), teamZone);
  const rows = new Map((await sendersToday(db, ctx.actor.teamId, ids, today)).map(row => [row.id, row]));
  return faces.map(({ id, pace }) => ({
    id,
    pace,
    sentToday: rows.get(id)?.sent ?? 0,
    nextAt: rows.get(id)?.next_slot_at?.getTime() ?? 0,
  }));
}

type Base = Omit<SendingPlan, 'groups'>;

async function planBase(
  db: Db,
  ctx: SignedIn,
  faces: readonly SenderFace[],
  { window }: TaskContent,
): Promise<Base> {
  const plan = await readTeamPlan(db, ctx);
  const { used, limit } = await volumeOf(db, ctx, 'mail.daily');
  return {
    now: ctx.now(),
    teamZone: plan.timeZone,
    window,
    senders: await plannedSenders(db, ctx, faces, plan.timeZone),
    leftToday: Math.max(0, limit - used),
    leftDaily: limit,
  };
}

export interface FirstRound {
  /** Null if it cannot be computed. */
  end: Date | null;
  days: number;
  /** The plan's daily volume: what is left today, and the limit of every later day. */
  leftToday: number;
  leftDaily: number;
  teamZone: string;
}

/** Computes when the first round of a draft would be completely sent if it started at a moment, now or later. */
export async function planFirstRound(
  db: Db,
  ctx: SignedIn,
  input: { content: TaskContent; faces: readonly SenderFace[]; recipients: readonly Recipient[]; at: Date },
): Promise<FirstRound> {
  const base = await planBase(db, ctx, input.faces, input.content);
  const shares = shareOut(input.recipients, base.senders, base.teamZone, input.at);
  const groups = merged(shares, base.senders);
  const { leftToday, leftDaily, teamZone } = base;
  return { ...expectedEnd({ ...base, groups }), leftToday, leftDaily, teamZone };
}

/**
 * Computes when a running task ends at the current pace, if nobody answers: waiting recipients are written to, then
 * wait for their remaining rounds. Null if nobody waits, or a sender does not send.
 */
export async function planEnd(
  db: Db,
  ctx: SignedIn,
  { team_id: teamId, id: taskId, state, is_first_at_once: isFirstAtOnce }: TaskRecord,
  content: TaskContent,
): Promise<Date | null> {
  if (state !== 'sending') return null;
  const waiting = await waitingGroups(db, teamId, taskId);
  if (!waiting.length) return null;
  const senderIds = [...new Set(waiting.map(group => group.sender_id))];
  const faces = (await senderFaces(db, teamId, senderIds)).filter(face => face.state === 'verified');
  if (faces.length < senderIds.length) return null;
  const base = await planBase(db, ctx, faces, content);
  const endOf = (those: typeof waiting) => {
    const groups = those.map(({ sender_id: senderId, zone, domain, from, count, round }) => ({
      senderId,
      zone,
      domain,
      count,
      from: from.getTime(),
      isFree: isFirstAtOnce && round === 1,
    }));
    return expectedEnd({ ...base, groups: merged(groups, base.senders) }).end;
  };
  const end = endOf(waiting);
  if (!end) return null;
  // Recipients who wait for an earlier round have more rounds left than those who wait for a later one.
  const ends = [...Map.groupBy(waiting, ({ round }) => round)].flatMap(([round, those]) => {
    const through = endOf(those);
    return through ? afterWaits(content.rounds.slice(round), through) : [];
  });
  return [end, ...ends].reduce((latest, each) => (each > latest ? each : latest));
}
