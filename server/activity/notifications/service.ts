import type { z } from 'zod';
import type { listNotifications, NotificationKind } from '../../../contract/activity/notifications.ts';
import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue, processDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { announce } from '../../core/realtime/announce.ts';
import {
  countUnread,
  deleteNotification,
  deleteNotificationsAbout,
  insertNotification,
  latestNotifications,
  lockSubject,
  lockUnreadAlike,
  markRead,
  renewNotification,
  type NewNotification,
} from './queries.ts';

const maxShown = 50;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Notifies an account, in the caller's transaction as its team. Details that name a person also contain `accountId`, so
 * that they can be deleted with the account.
 */
export async function notify(db: Db, ctx: Context, input: NewNotification): Promise<void> {
  const { teamId, accountId } = input;
  const at = ctx.now();
  const id = await insertNotification(db, input, at);
  await putDue(db, 'notification.old', { teamId, id }, at);
  await announce(db, { teamId, accountId }, { code: realtimeCodes.notification, id });
}

/**
 * Notifies an account of one more of its kind: while the notification about the same subject is unread, it is renewed
 * instead, and `times` counts. In the caller's transaction as its team.
 * @param subject the detail that names what it is about
 */
export async function notifyTogether(
  db: Db,
  ctx: Context,
  input: NewNotification,
  subject: string,
): Promise<void> {
  await lockSubject(db, input, subject);
  const alike = await lockUnreadAlike(db, input, subject);
  if (!alike) return notify(db, ctx, { ...input, details: { ...input.details, times: 1 } });
  const { teamId, accountId } = input;
  const at = ctx.now();
  const times = Number(alike.details.times ?? 1) + 1;
  await renewNotification(db, teamId, alike.id, { ...input.details, times }, at);
  await putDue(db, 'notification.old', { teamId, id: alike.id }, at);
  await announce(db, { teamId, accountId }, { code: realtimeCodes.notification, id: alike.id });
}

/** Returns the latest fifty; `unread` counts all. */
export async function loadNotifications(
  db: Db,
  { actor: { teamId, accountId } }: SignedIn,
): Promise<z.output<(typeof listNotifications)['reply']>> {
  return asTeam(db, teamId, async db => {
    const rows = await latestNotifications(db, teamId, accountId, maxShown);
    const notifications = rows.map(({ id, kind, details, created_at, read_at }) => ({
      id,
      kind: kind as NotificationKind,
      details,
      createdAt: created_at.toISOString(),
      read: read_at !== null,
    }));
    return { notifications, unread: await countUnread(db, teamId, accountId) };
  });
}

/** Marks all of the caller's as read, and updates the caller's other pages. */
export async function readAll(db: Db, ctx: SignedIn): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    if (!(await markRead(db, teamId, accountId, ctx.now()))) return;
    await announce(db, { teamId, accountId }, { code: realtimeCodes.notification, id: null });
  });
}

/** Deletes the notifications about a deleted account, in the caller's transaction. */
export const removeNotificationsAbout = (
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
) => deleteNotificationsAbout(db, teamId, accountId);

/** Deletes notifications of all teams after this many days. */
export async function deleteOldNotifications(db: Db, ctx: Context, days: number): Promise<void> {
  const until = new Date(ctx.now().getTime() - days * dayMs);
  const deleteDue = () =>
    processDue(db, 'notification.old', until, (db, { teamId, id }) => deleteNotification(db, teamId, id));
  while (await deleteDue());
}
