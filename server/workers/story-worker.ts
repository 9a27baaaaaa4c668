import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { everyMinutes } from '../catalogue/metric-history/polling-schedule.ts';
import type { Db } from '../core/db/database.ts';
import type { DueKind, DueKindName } from '../core/db/due-work/due-kinds.ts';
import { earliestDueOf, nextDueAfterWaits, nextDueOf } from '../core/db/due-work/due-leases.ts';
import type { Context } from '../core/context.ts';
import type { Env } from '../core/settings/env.ts';
import { acquireDue } from '../creators/acquisitions/service.ts';
import { receiveDue } from '../inbox/mailboxes/sync/sync-engine.ts';
import { sendDueEmails } from '../inbox/one-to-one-emails/send-due-emails.ts';
import { sendDue } from '../outreach/delivery/sending/sending-engine.ts';
import type { StoryWorker } from '../sandbox/demo-world/story/tell-story.ts';
import { isFetchingPosts, youngestPost } from '../sourcing/metric-polling/service.ts';
import {
  dueWork,
  leaseLoops,
  mailRounds,
  paymentRounds,
  sourceRounds,
  type MailDeps,
  type PaymentDeps,
  type SourceDeps,
} from '../schedule.ts';

export interface StoryWorkerParts {
  db: Db;
  makeContext: () => Context;
  deps: MailDeps & Pick<SourceDeps, 'sources'> & PaymentDeps;
  settings: Env;
  url: string;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}

/** Due from the moment they are written or end, and deleted weeks later by a job of every day. */
const aging: readonly DueKindName[] = [
  'backgroundTask.old',
  'clientReports.over',
  'collaborationPages.over',
  'notification.old',
];
/** Hits of mail wait for rules of a later version. What creators do for campaigns is told by scenes. */
const isOfStory = (kind: DueKindName) =>
  !aging.includes(kind) &&
  kind !== 'mail.hits' &&
  kind !== 'sandbox.campaign' &&
  !('byHand' in dueWork[kind]);
const minute = 60_000;
/**
 * How long some kinds may wait in a story, so that it does not stop for each of them: many come due again and again only
 * because something might have happened.
 */
const patience: Partial<Record<DueKindName, number>> = {
  'campaign.sync': 360 * minute,
  'monitor.sync': 360 * minute,
  'sandbox.reaction': 30 * minute,
  'sender.dns': 1440 * minute,
};
const waitOf = (kind: DueKindName) => patience[kind] ?? 0;
/** What falls due sooner than this is done together; only mail goes out at the pace of its sender. */
const shortestStep = 15 * minute;
/** A mailbox is due again soon after each reading, so that it never counts as a moment to stop at. */
const moments = new Map(
  (Object.keys(dueWork) as DueKindName[])
    .filter(kind => isOfStory(kind) && kind !== 'mail.inbox' && kind !== 'mail.send')
    .map(kind => [kind as DueKind, waitOf(kind)]),
);
/** What is still due after so many rounds fails again and again. */
const maxRounds = 20;
const pollEveryMs = 20;
const hour = 3_600_000;
/** Between two points of a curve. */
const longestHours = 24;
/** Replies are read as seldom as people look into their mail. */
const readEveryMs = 120 * minute;
/** A sender that is due so soon again waits until its inbox was read. */
const waitingMs = 10_000;

/**
 * Does for one team, by the clock of a story, what the workers do: one thing after the other, so that a story that is
 * told twice is the same.
 */
export function makeStoryWorker(parts: StoryWorkerParts): StoryWorker {
  const { db, makeContext, deps, settings, url, log, signal } = parts;
  const mail = { ...leaseLoops.sending, log };
  const loops: Record<keyof typeof leaseLoops, () => Promise<unknown>> = {
    sending: () => sendDue(db, makeContext, deps.mail, mail),
    receiving: () => receiveDue(db, makeContext(), deps.mail),
    oneToOneEmails: () => sendDueEmails(db, makeContext, deps.mail, leaseLoops.oneToOneEmails),
    acquisitions: () => acquireDue(db, makeContext(), deps.sources, leaseLoops.acquisitions),
  };

  let readAt = 0;
  /** People have answered since mailboxes were read; or a follow-up waits until it is known whether they have. */
  let hasNews = false;
  let isAwaited = false;

  async function read(): Promise<void> {
    const now = makeContext().now().getTime();
    if (!isAwaited && !(hasNews && now - readAt >= readEveryMs)) return;
    readAt = now;
    hasNews = false;
    isAwaited = false;
    await process('mail.inbox');
  }

  function process(kind: DueKindName): Promise<unknown> {
    const by = dueWork[kind];
    const all = { ...deps, signal };
    if ('job' in by) return by.job.run(db, makeContext(), {}, { settings, url, signal });
    if ('mailRound' in by) return mailRounds[by.mailRound].run(db, makeContext(), all);
    if ('sourceRound' in by) return sourceRounds[by.sourceRound].run(db, makeContext(), all);
    if ('paymentRound' in by) return paymentRounds[by.paymentRound].run(db, makeContext(), all);
    return 'leaseLoop' in by ? loops[by.leaseLoop]() : Promise.resolve();
  }

  /** What is due; `isLast` says that nothing may wait any longer. */
  async function kindsDue(teamId: number, isLast: boolean): Promise<Set<DueKindName>> {
    const now = makeContext().now().getTime();
    const found = await earliestDueOf(db, { teamId, at: new Date(now) });
    const due = found.flatMap(({ kind, at }) => {
      const name = kind.replace(/ v\d+$/, '') as DueKindName;
      const wait = isLast ? 0 : waitOf(name);
      return isOfStory(name) && at.getTime() + wait <= now ? [name] : [];
    });
    return new Set(due);
  }

  return {
    async nextDue(teamId, at) {
      const send = await nextDueOf(db, ['mail.send'], { teamId, at });
      const other = await nextDueAfterWaits(db, moments, { teamId, at });
      const soonest = at.getTime() + shortestStep;
      const known = [send?.getTime(), other && Math.max(other.getTime(), soonest)];
      const next = known.reduce<number>((min, each) => Math.min(min, each ?? Infinity), Infinity);
      return next === Infinity ? null : new Date(next);
    },
    async processDue(teamId, isLast = false) {
      for (let round = 0; round < maxRounds && !signal.aborted; round++) {
        const kinds = await kindsDue(teamId, isLast);
        const hasMail = kinds.delete('mail.inbox');
        if (!kinds.size) {
          if (hasMail) await read();
          return;
        }
        hasNews ||= kinds.has('sandbox.reaction');
        for (const kind of kinds) {
          await process(kind).catch((err: unknown) => log.warn({ err, kind }, 'work of the story failed'));
        }
        if (kinds.has('mail.send')) {
          const at = makeContext().now();
          const again = await nextDueOf(db, ['mail.send'], { teamId, at });
          isAwaited = again !== null && again.getTime() - at.getTime() <= waitingMs;
        }
      }
    },
    async pollAfterHours() {
      const born = await youngestPost(db);
      if (!born) return null;
      const minutes = everyMinutes((makeContext().now().getTime() - born.getTime()) / hour);
      // Twice as long as posts of that age are usually left alone, which is no gap yet.
      return Math.min(longestHours, (2 * (minutes ?? Infinity)) / 60);
    },
    async pollPosts() {
      await sourceRounds.posts.run(db, makeContext(), { sources: deps.sources, signal });
      while (await isFetchingPosts(db, makeContext())) await sleep(pollEveryMs);
      await sourceRounds.tags.run(db, makeContext(), { sources: deps.sources, signal });
    },
  };
}
