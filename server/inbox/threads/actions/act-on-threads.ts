import type { BodyOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { actOnThreads, listPeople, ThreadAct } from '../../../../contract/inbox/threads.ts';
import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { announce } from '../../../core/realtime/announce.ts';
import {
  addLabel,
  markRead,
  markUnread,
  peopleOf,
  removeLabel,
  setThreads,
} from './act-on-threads.queries.ts';
import { findLabel } from '../thread-labels.queries.ts';
import { lockThreads } from '../threads.queries.ts';

const pastTexts = { zh: '请选择将来的时间', en: 'Choose a time in the future' };

function momentAhead(ctx: SignedIn, until: string): Date {
  const moment = new Date(until);
  if (moment > ctx.now()) return moment;
  throw new AppError('invalid_request', {}, [{ field: 'act.until', reason: pastTexts[ctx.lang] }]);
}

async function requirePerson(db: Db, teamId: number, accountId: number): Promise<void> {
  const people = await peopleOf(db, teamId);
  if (!people.some(({ id }) => id === accountId)) throw new AppError('not_found');
}

async function requireLabel(db: Db, teamId: number, labelId: number): Promise<void> {
  if (!(await findLabel(db, teamId, labelId))) throw new AppError('not_found');
}

async function act(db: Db, ctx: SignedIn, ids: readonly number[], done: ThreadAct): Promise<void> {
  const { teamId } = ctx.actor;
  const set = (change: Parameters<typeof setThreads>[3]) => setThreads(db, teamId, ids, change);
  switch (done.kind) {
    case 'read':
      return markRead(db, teamId, ids, ctx.now());
    case 'unread':
      return markUnread(db, teamId, ids);
    case 'archive':
      return set({ archived_at: ctx.now(), snoozed_until: null });
    case 'restore':
      return set({ archived_at: null });
    case 'spam':
      return set({ is_spam: true, snoozed_until: null });
    case 'notSpam':
      return set({ is_spam: false });
    case 'wake':
      return set({ snoozed_until: null });
    case 'snooze':
      // A snoozed conversation must be noticed when its time is over, without any further action.
      await markUnread(db, teamId, ids);
      return set({ snoozed_until: momentAhead(ctx, done.until), archived_at: null });
    case 'assign':
      if (done.accountId !== null) await requirePerson(db, teamId, done.accountId);
      return set({ assigned_to: done.accountId });
    case 'label':
      await requireLabel(db, teamId, done.labelId);
      return addLabel(db, teamId, ids, done.labelId);
    case 'unlabel':
      return removeLabel(db, teamId, ids, done.labelId);
  }
}

/** Nothing changes in the mailboxes. @throws AppError not_found for an account or label that is not the team's */
export function actOn(
  pool: Db,
  ctx: SignedIn,
  { ids, act: done }: BodyOf<typeof actOnThreads>,
): Promise<ReplyOf<typeof actOnThreads>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const own = await lockThreads(db, teamId, ids);
    await act(db, ctx, own, done);
    const newest = own.at(-1);
    if (newest !== undefined) await announce(db, { teamId }, { code: realtimeCodes.thread, id: newest });
    return { changed: own.length };
  });
}

export async function loadPeople(pool: Db, { actor }: SignedIn): Promise<ReplyOf<typeof listPeople>> {
  const people = await asTeam(pool, actor.teamId, db => peopleOf(db, actor.teamId));
  return { people: people.map(({ id, nickname }) => ({ id, name: nickname })) };
}
