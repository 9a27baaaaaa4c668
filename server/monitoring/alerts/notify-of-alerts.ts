import type { AlertSettings } from '../../../contract/monitoring/alerts/alerts.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { NotificationKind } from '../../../contract/activity/notifications.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { wakeDue } from '../../core/db/due-work/due-leases.ts';
import type { Project } from '../shared/projects.ts';
import { notify } from '../../activity/notifications/service.ts';
import type { Happening } from './detection/alert-happening.ts';
import { findWaitingMail, insertMail } from './mails/alert-mails.queries.ts';
import { insertAlerts, nameOf, type OfProject } from './queries.ts';
import { afterQuiet } from '../../../contract/monitoring/alerts/quiet-hours.ts';

/** More alerts at once become one line in the bell. */
const maxInBell = 3;

export interface Hearers {
  teamId: number;
  project: Project;
  settings: AlertSettings;
  lang: Lang;
}

/** Returns the mail for new alerts; null if nobody wants mail. */
async function mailFor(
  db: Db,
  ctx: Pick<Context, 'now'>,
  of: OfProject,
  { project, settings: { mail, quiet }, lang }: Hearers,
): Promise<number | null> {
  if (!mail) return null;
  const waiting = await findWaitingMail(db, of);
  if (waiting !== null) return waiting;
  const at = ctx.now();
  const dueAt = afterQuiet(at, quiet, project.zone);
  const { senderId, addresses } = mail;
  const id = await insertMail(db, of, { senderId, addresses, lang, dueAt, at });
  await wakeDue(db, 'alert.mail', { teamId: of.teamId, id }, dueAt);
  return id;
}

const percentBetween = (from: number | null, to: number | null) =>
  from && to !== null ? Math.round((Math.abs(to - from) * 100) / from) : 0;

/** The name of a post in a sentence. */
const whoOf = ({ handle, caption, url }: Happening['facts']) =>
  handle ? `@${handle}` : caption.slice(0, 40) || url;

/** The values for the sentence in the bell. */
function noticeOf({ id, name }: Project, { key, kind, facts }: Happening) {
  const plays: Record<string, number> = facts.plays === null ? {} : { plays: facts.plays };
  const base = { projectId: id, project: name, post: key, who: whoOf(facts), ...plays };
  const of = (kind: NotificationKind, details = {}) => ({ kind, details: { ...base, ...details } });
  const percent = percentBetween(facts.before, facts.plays);
  switch (kind) {
    case 'takesOff':
      return facts.against === 'day'
        ? of('monitor.takesOffInADay', { before: facts.before ?? 0 })
        : of('monitor.takesOff', { percent });
    case 'drops':
      return of('monitor.drops', { percent, before: facts.before ?? 0 });
    case 'deleted':
      return of(facts.state === 'private' ? 'monitor.private' : 'monitor.gone');
    case 'missingDisclosure':
      return of('monitor.missingDisclosure');
    case 'milestone':
      return of(key ? 'monitor.milestone' : 'monitor.projectMilestone', { mark: facts.mark ?? 0 });
    case 'gap':
      return of('monitor.gap', { posts: facts.posts ?? 0, platform: facts.platform ?? '' });
  }
}

/**
 * Reports events that were not reported before: in the list, in the bell of the project's owner and creator, and by
 * mail after the quiet hours. In one transaction, so that a kill leaves all or nothing.
 */
export async function announceTo(
  db: Db,
  ctx: Context,
  hearers: Hearers,
  happenings: readonly Happening[],
): Promise<void> {
  const { teamId, project } = hearers;
  const of = { teamId, projectId: project.id };
  const mailId = await mailFor(db, ctx, of, hearers);
  const inserted = await insertAlerts(db, of, happenings, { at: ctx.now(), mailId });
  const news = happenings.filter(each => inserted.has(nameOf(each)));
  const notices =
    news.length > maxInBell
      ? [
          {
            kind: 'monitor.several' as const,
            details: { projectId: project.id, project: project.name, alerts: news.length },
          },
        ]
      : news.map(each => noticeOf(project, each));
  for (const accountId of new Set([project.ownerId, project.accountId])) {
    for (const notice of notices) await notify(db, ctx, { teamId, accountId, ...notice });
  }
}
