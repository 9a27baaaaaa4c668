import type { SendWindow } from '../../../../contract/outreach/mail-content.ts';
import { isOpen, nextOpening } from '../../../../contract/core/time/weekly-hours.ts';
import type { Pace } from '../../../../contract/outreach/senders/senders.ts';
import { endOfDay } from '../../../billing/plans/service.ts';

export interface PlannedSender {
  id: number;
  pace: Pace;
  sentToday: number;
  /** Milliseconds; its gap ends then. */
  nextAt: number;
}

/** Recipients of one sender that are equal in everything that decides when they are written to. */
export interface PlannedGroup {
  senderId: number;
  zone: string;
  /** Empty if the domain has no hourly limit. */
  domain: string;
  count: number;
  /** The earliest time, milliseconds. */
  from: number;
  /** They do not wait for the window. */
  isFree?: boolean;
}

export interface SendingPlan {
  now: Date;
  /** The days of limits begin at midnight in this zone. */
  teamZone: string;
  window: SendWindow | null;
  senders: readonly PlannedSender[];
  groups: readonly PlannedGroup[];
  /** The plan's daily volume: what is left today, and the limit of every later day. */
  leftToday: number;
  leftDaily: number;
}

const second = 1000;
const hour = 3600 * second;
/** Sending a message takes this long, whatever the pace. */
const leastGap = 0.2 * second;
const horizon = 3 * 365 * 24 * hour;

interface Queue {
  sender: PlannedSender;
  at: number;
  sentToday: number;
  gap: number;
  groups: (PlannedGroup & { zone: string; closedUntil: number; left: number })[];
  /** Sent to a domain in the current hour. */
  hour: number;
  inHour: Map<string, number>;
}

function queuesOf({ now, teamZone, window, senders, groups }: SendingPlan): Queue[] {
  const zoneOf = (group: PlannedGroup) => (window?.zone === 'recipient' ? group.zone : teamZone);
  const bySender = Map.groupBy(groups, group => group.senderId);
  return senders.flatMap(sender => {
    const own = (bySender.get(sender.id) ?? []).filter(({ count }) => count > 0);
    if (!own.length) return [];
    const { gapSeconds, jitterSeconds } = sender.pace;
    return [
      {
        sender,
        at: Math.max(now.getTime(), sender.nextAt),
        sentToday: sender.sentToday,
        gap: Math.max(leastGap, (gapSeconds + jitterSeconds / 2) * second),
        groups: own.map(group => ({
          ...group,
          zone: zoneOf(group),
          closedUntil: group.from,
          left: group.count,
        })),
        hour: NaN,
        inHour: new Map<string, number>(),
      },
    ];
  });
}

/** Returns when a group can be written to next: at `at`, or later. */
function freeAt(queue: Queue, group: Queue['groups'][number], window: SendWindow | null): number {
  const { at } = queue;
  if (group.closedUntil > at) return group.closedUntil;
  if (!group.isFree && !isOpen(new Date(at), window, group.zone)) {
    group.closedUntil = nextOpening(new Date(at), window, group.zone).getTime();
    if (group.closedUntil > at) return group.closedUntil;
  }
  const max = queue.sender.pace.domainHourlyLimit;
  const isFull = max > 0 && group.domain !== '' && (queue.inHour.get(group.domain) ?? 0) >= max;
  return isFull ? (queue.hour + 1) * hour : at;
}

const dayAfter = (at: number, zone: string) => endOfDay(new Date(at), zone).getTime();

/** Sends the next message of a sender, or moves the sender to the time when it can. @returns whether it sent */
function step(queue: Queue, window: SendWindow | null): boolean {
  const present = Math.floor(queue.at / hour);
  if (present !== queue.hour) {
    queue.hour = present;
    queue.inHour.clear();
  }
  let earliest = Infinity;
  for (const [place, group] of queue.groups.entries()) {
    const free = freeAt(queue, group, window);
    if (free > queue.at) {
      earliest = Math.min(earliest, free);
      continue;
    }
    queue.inHour.set(group.domain, (queue.inHour.get(group.domain) ?? 0) + 1);
    queue.sentToday++;
    queue.at += queue.gap;
    if (--group.left === 0) queue.groups.splice(place, 1);
    return true;
  }
  queue.at = earliest;
  return false;
}

/**
 * Returns when the last of these messages is sent if nothing else is: each sender by its gap with half of the jitter,
 * its daily limit and its hourly limit per domain, in the window, within the team's daily volume. Simulates message by
 * message, in order of time.
 * @returns the end, null if it is more than three years away or nothing is to be sent; and on how many days of the
 * team something is sent
 */
export function expectedEnd(plan: SendingPlan): { end: Date | null; days: number } {
  const { now, teamZone, window } = plan;
  const queues = queuesOf(plan);
  let [end, days, sentOnDay] = [null as number | null, 0, 0];
  let [midnight, planLeft] = [dayAfter(now.getTime(), teamZone), plan.leftToday];
  for (let open = queues; open.length; open = open.filter(({ groups }) => groups.length)) {
    const queue = open.reduce((first, each) => (each.at < first.at ? each : first));
    if (queue.at - now.getTime() > horizon) return { end: null, days: 0 };
    if (queue.at >= midnight) {
      midnight = dayAfter(queue.at, teamZone);
      planLeft = plan.leftDaily;
      sentOnDay = 0;
      for (const each of open) each.sentToday = 0;
    }
    if (planLeft <= 0 || queue.sentToday >= queue.sender.pace.dailyLimit) {
      queue.at = midnight;
      continue;
    }
    const { at } = queue;
    if (!step(queue, window)) continue;
    planLeft--;
    if (sentOnDay++ === 0) days++;
    end = Math.max(end ?? at, at);
  }
  return { end: end === null ? null : new Date(end), days };
}
