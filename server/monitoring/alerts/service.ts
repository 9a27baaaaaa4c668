import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { MailWorld } from '../../outside/mail-protocol/mail-services.ts';
import type { JudgedPost } from '../briefs/service.ts';
import type { Project } from '../monitors/service.ts';
import { judge } from './judge.ts';
import { deleteOfProject } from './queries.ts';
import { sendDueMails } from './send-mails.ts';

/**
 * Tells of what happened to all posts of a project, each happening once, in the caller's transaction as the team, who
 * holds the project; after `checkBrief`, by whose outcome a missing disclosure is known.
 * @returns when time alone may bring something to tell; null: not before something changes
 */
export const judgeAlerts = (
  db: Db,
  ctx: Context,
  teamId: number,
  project: Project,
  posts: readonly JudgedPost[],
): Promise<Date | null> => judge(db, ctx, teamId, project, posts);

/**
 * Sends what projects have to tell by mail and is due. Marked and committed before the server is spoken to: one that
 * was cut off in between is in doubt and never goes again, since the bell has it anyway.
 */
export const sendAlertMails = (pool: Db, ctx: Context, mail: MailWorld): Promise<void> =>
  sendDueMails(pool, ctx, mail);

/** A project is removed, in the caller's transaction. */
export const forgetAlerts = (db: Db, teamId: number, projectId: number): Promise<void> =>
  deleteOfProject(db, { teamId, projectId });
